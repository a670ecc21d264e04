### The pages in the browser, in Vietnamese, beside what game.ftl and sheet.ftl say everywhere.

page-gathering = Mời ngồi vào bàn
page-rules-here = Luật: { $rules }
page-seat-free = ghế trống
page-level-chick = Gà con, còn đang học
page-level-pullet = Gà tơ, đã biết chơi
page-level-hen = Gà mái, chơi giỏi
page-level-rooster = Gà trống, khó thắng lắm
page-seat-kept = để dành cho một người
page-seat-you = { $name } (bạn)
page-seat-host = chủ bàn
page-seat-link = Liên kết đến ghế này
page-seat-link-help = Chỉ ai có liên kết này mới ngồi được ghế này. Liên kết chỉ dành cho một người.
page-keep-seat = Để dành cho một người
page-stand = Rời ghế
page-remove = Mời { $name } rời bàn
page-remove-sure = Mời { $name } rời bàn? Sau đó { $name } không ngồi lại bàn này được nữa.
page-pass-host = Để { $name } làm chủ bàn
page-looking-on = Bạn đang xem. Muốn chơi thì ngồi vào một ghế trống.
page-looking-on-full = Bạn đang xem: ghế nào cũng có người rồi.
page-all-rules = Toàn bộ luật của bàn này
page-keep-rules = Lưu luật này vào máy
page-rules-kept = Luật này đã được lưu trên máy này.
page-copy = Sao chép liên kết
page-copied = Đã sao chép
page-share = Chia sẻ
page-who-sits = Ai ngồi ghế { $seat }
page-sit = Ngồi đây
page-start = Bắt đầu
page-fill-seats = Ghế nào cũng phải có người: hãy chờ bạn bè, hoặc cho người chơi máy ngồi vào ghế trống.
page-host-starts = Chủ bàn cho bắt đầu thì ván chơi mới bắt đầu.
page-invite = Mời người chơi
page-only-here = Chỉ máy này mở được địa chỉ này. Muốn cho người khác vào thì chạy máy chủ với --host 0.0.0.0.
page-code = Hoặc dùng mã { $code }
page-qr = Liên kết dạng hình, để quét bằng máy ảnh điện thoại
page-offline = Mất kết nối rồi; đang thử kết nối lại.
page-ended = Trang này không chạy tiếp được nữa. Hãy tải lại trang.
page-players = Người chơi
page-tiles = { $count } quân
page-points = { $count } điểm
page-round = Vòng { $number }, { $double }
page-yard = Sân gà: { $count }
page-tableau = Bàn chơi
page-lay-here = Đánh vào đầu { $value } của { $tile }
page-hand = Quân trên tay bạn
page-tile-fits = { $tile }, đánh được
page-tile-waits = { $tile }, chưa đánh được
page-hand-how = Phím mũi tên đi qua từng quân trên tay, Enter cầm một quân lên, Esc đặt nó lại. Giữ Alt rồi bấm phím mũi tên để dời quân đó sang chỗ khác trên tay.
page-arrange = Xếp quân trên tay
page-sort-value = Theo số
page-sort-pips = Theo chấm
page-sort-fits = Đánh được
page-divide = Thêm khe
page-gap = Khe hở; bấm để bỏ
page-tile-moved = { $tile } giờ ở vị trí { $number } trên { $count }.
page-gap-moved = Khe hở giờ ở vị trí { $number } trên { $count }.
page-view = Khung nhìn bàn chơi
page-view-how = Phím cộng và trừ để phóng to, thu nhỏ, phím mũi tên để dời khung nhìn, phím 0 để xem cả bàn chơi.
page-zoom = Phóng to, thu nhỏ
page-zoom-in = Phóng to
page-zoom-out = Thu nhỏ
page-zoom-all = Xem cả bàn chơi
page-ends-strip = Đầu mở
page-ends = { $value }: { $count } đầu mở
page-ends-fit = { $value }: { $count } đầu mở, quân của bạn khớp
page-foot-wants = Chân gà { $double }: thiếu { $missing }
page-opening-wants = Đầu vòng { $double }: thiếu { $missing }
page-turn-of = { $name } đang nghĩ.
page-not-your-turn = Giờ đang là lượt của { $name }.
page-dealing = Đang chia quân …
push-your-turn = Đến lượt bạn rồi
push-with = Chơi Chân gà với { $names }
page-push = Nhắc khi đến lượt tôi
page-push-about = Nhắc bằng thông báo trên máy này, khi không có trang nào của trò này đang mở. Để làm thế, máy chủ sẽ biết đường gửi đến máy này. Ván chơi một mình thì không nhắc.
page-push-denied = Trình duyệt này không cho gửi thông báo. Bạn có thể cho phép trang này trong phần cài đặt của trình duyệt.
page-push-no-way = Trình duyệt này không liên lạc được với dịch vụ chuyển thông báo.
page-closed = Bàn này đã đóng.
page-watching = Bạn đang xem.
page-do-draw = Rút
page-do-pass = Bỏ lượt
page-do-catch = Bắt lỗi { $name }!
page-scores = Điểm
page-double = quân đôi
page-place = hạng
page-next-round = Vòng sau
page-rematch = Chơi ván nữa
page-waiting-others = Những người khác chưa sẵn sàng.
page-undo = Lùi lại một nước
page-ask-hint = Gợi ý
page-hint = { $move }: { $why }
page-hint-worths = Trong vòng này, mỗi nước đi có thể khiến bạn bị bao nhiêu điểm
page-record = Lưu biên bản
page-replay-game = Xem lại ván này
page-won = thắng
page-face-down = { $count } quân úp

## Whether a deal was fair

page-fair = Chia có công bằng không?
page-fair-how = Trước mỗi lần chia, máy chủ cam kết với một con số bí mật (hạt giống), còn mỗi người chơi trộn thêm một con số ngẫu nhiên của riêng mình (salt). Giờ trình duyệt của bạn có thể tính lại lần chia đó rồi so với những gì bạn đã thấy.
page-fair-round = Lần chia nào?
page-fair-check = Kiểm tra lần chia này
page-fair-good = Lần chia này công bằng: mọi điều kiểm tra được đều khớp.
page-fair-bad = Lần chia này không khớp với những gì đã hứa.
page-fair-late = Trang này được mở sau khi chia quân. Nó không thấy lời hứa, cũng không thấy quân trên tay lúc đó, nên kiểm tra được ít hơn.
page-fair-unseen = Trong vòng đó trang này không mở. Biên bản của ván chơi chứng minh được lần chia ấy.
page-fair-commitment-fits = Hạt giống mà máy chủ đưa ra đúng là hạt giống đã cam kết trước khi chia.
page-fair-commitment-differs = Hạt giống mà máy chủ đưa ra không phải hạt giống đã cam kết: dấu vân tay cho xem trước khi chia là { $got }, còn dấu vân tay của hạt giống này là { $expected }.
page-fair-salt-fits = Số mà trình duyệt của bạn trộn vào đúng là có trong lần chia.
page-fair-salt-differs = { $you ->
    [yes] Trình duyệt của bạn đã trộn vào { $expected }, nhưng trong lần chia, chỗ đó lại là { $got }.
   *[no] Trong lần chia, số mà { $name } trộn vào được ghi là { $got }, nhưng đó không phải một số như thế.
}
page-fair-hand-fits = Hạt giống và các salt cho ra đúng những quân bạn đã được chia.
page-fair-hand-differs = Theo hạt giống và các salt thì lẽ ra bạn được chia { $expected }, nhưng bạn lại được chia { $got }.
page-fair-left-fits = Quân nào còn lại lúc cuối vòng cũng đã được chia cho chính người cầm nó, hoặc đã nằm ở sân gà.
page-fair-left-differs = { $you ->
    [yes] Cuối vòng bạn còn { $got }, nhưng theo hạt giống và các salt thì đó là quân chia cho người khác.
   *[no] Cuối vòng { $name } còn { $got }, nhưng theo hạt giống và các salt thì đó là quân chia cho người khác.
}
page-fair-redeals-fits = Số lần chia lại đúng bằng số lần cần phải chia lại.
page-fair-redeals-differs = Đã chia lại dù có người cầm quân đôi khởi đầu: số lần chia lại là { $got }, trong khi chỉ cần { $expected }.
page-fair-starter-fits = Theo hạt giống và các salt, việc lật quân tìm người đi trước cũng cho kết quả đúng như thế.
page-fair-starter-differs = { $you ->
    [yes] Theo hạt giống và các salt thì lẽ ra bạn đi trước, sau khi lật { $expected } quân; nhưng số quân được báo là { $got }.
   *[no] Theo hạt giống và các salt thì lẽ ra { $name } đi trước, sau khi lật { $expected } quân; nhưng số quân được báo là { $got }.
}
page-fair-no-salts = Không ai trộn thêm gì cả. Vì thế máy chủ có thể đã thử nhiều số bí mật rồi chọn số vừa ý mình.
page-fair-promise = Dấu vân tay của hạt giống, cho xem trước khi chia
page-fair-seed = Hạt giống, cho xem sau vòng
page-fair-salt-of = Salt của { $name }
page-fair-nothing = không có
page-says = { $name }: { $phrase }
phrase-chicken-foot = Chân gà!
phrase-hello = Chào mọi người!
phrase-good-luck = Chúc may mắn!
phrase-well-played = Chơi hay lắm!
phrase-nice-foot = Chân gà đẹp quá!
phrase-thank-you = Cảm ơn nhé!
phrase-sorry = Xin lỗi nhé!
phrase-oh-no = Thôi chết!
phrase-hurry = Nhanh lên nào!
phrase-one-moment = Chờ chút nhé!
phrase-goodbye = Tạm biệt nhé!

page-title-turn = ● Đến lượt bạn – Chickenfoot
page-turn-elsewhere = Đến lượt bạn ở một bàn khác.
page-clock = thời gian còn lại
page-time-up = { $you ->
    [yes] Bạn đã hết giờ.
   *[no] { $name } đã hết giờ.
}
page-news = Diễn biến
page-menu = Menu
page-menu-close = Quay lại bàn
page-rules-of-table = Luật của bàn này
page-other-device = Chơi tiếp trên máy khác
page-settings = Cài đặt
page-react = Nói một câu
page-stand-in = Người chơi máy chơi thay
page-stand-in-for = { $you ->
    [yes] Để máy chơi thay tôi
   *[no] Để máy chơi thay { $name }
}
page-stand-in-ends = { $you ->
    [yes] Để tôi tự chơi lại
   *[no] Để { $name } tự chơi lại
}
page-stood-in = Người chơi máy đang chơi thay bạn.
page-close-table = Đóng bàn này với mọi người
page-close-sure = Đóng bàn này? Đóng rồi thì ván chơi không tiếp tục được nữa.

## What can be set. Each group is a title and the answers one chooses from.

page-set-lang = Ngôn ngữ
page-set-lang-system = Theo máy này
page-set-preview = Giờ các quân trông như thế này
page-set-tiles = Mặt quân
page-set-tiles-pips = Chấm
page-set-tiles-numerals = Số
page-set-colours = Màu quân
page-set-colours-bright = Tươi sáng
page-set-colours-safe = Dễ phân biệt
page-set-colours-plain = Một màu
page-set-size = Cỡ chữ và cỡ quân
page-set-size-small = Nhỏ
page-set-size-medium = Vừa
page-set-size-large = Lớn
page-set-theme = Sáng hay tối
page-set-theme-system = Theo máy này
page-set-theme-light = Sáng
page-set-theme-dark = Tối
page-set-hand = Tay bấm màn hình
page-set-hand-right = Tay phải
page-set-hand-left = Tay trái
page-set-sound = Âm thanh
page-set-sound-on = Bật
page-set-sound-off = Tắt
page-set-motion = Chuyển động
page-set-motion-system = Theo máy này
page-set-motion-off = Không
page-set-kept = Chỉ lưu trên máy này.
page-set-done = Xong
## A page on which a table is made

page-make-title = Lập bàn
page-make-rules = Luật chơi
page-own-rules = lưu trên máy này
page-own-rename = Tên mới cho { $name }
page-own-rename-do = Đổi tên
page-own-delete = Xóa { $name }
page-own-delete-sure = Xóa bộ luật { $name } khỏi máy này?
page-house-rules = Sửa luật
page-house-rules-help = Luật nào cũng đổi được theo ý nhà mình. Tờ luật luôn ghi đúng luật bạn chơi.
page-group-set = Bộ quân và cách chia
page-group-start = Vòng bắt đầu thế nào
page-group-turns = Một lượt
page-group-feet = Quân đôi và chân gà
page-group-round = Vòng kết thúc thế nào
page-group-game = Ván chơi kết thúc thế nào
page-group-others = Các luật khác
page-rule-changed = đã sửa
page-make-table = Bàn chơi
page-make-who = Ghế { $seat }
page-seat-open = để trống, ai vào cũng được
page-seat-invite = để dành cho một người, có liên kết riêng
page-clock-label = Thời gian mỗi lượt
page-clock-choice = { $seconds ->
    [0] bao lâu cũng được
    [15] 15 giây
    [30] 30 giây
    [60] một phút
    [120] 2 phút
    [300] 5 phút
   *[other] một ngày
}
page-hints-allowed = Cho phép gợi ý
page-make-wrong = Luật thế này thì không chơi được. { $why }
page-sheet = Tờ luật
page-sheet-changed = Tờ luật giờ ghi: { $lines }
page-sheet-shorter = Tờ luật vừa bớt đi một câu.
page-keep-title = Lưu và chia sẻ
page-keep-name = Tên bộ luật này
page-keep-do = Lưu vào máy này
page-keep-done = { $name } đã được lưu trên máy này.
page-keep-link = Liên kết đến bộ luật này
page-file-save = Lưu thành tệp
page-file-load = Mở tệp luật
page-file-drop = Hoặc thả tệp vào đây.
page-file-wrong = Không dùng được tệp này: { $why }
page-rules-from-link = Luật mang theo: { $name }
page-rules-brought = Luật mang theo
page-make-me = bạn

## The page from which one learns the game

page-learn-title = Cách chơi
page-learn-example = Hình ví dụ
page-learn-here = Luật của bàn này
page-learn-aim = Đánh cho hết quân
page-learn-aim-text = Chân gà là trò chơi cho từ hai người trở lên. Ai cũng cầm những quân domino của mình, không cho người khác thấy. Đến lượt, bạn đánh một quân xuống bàn. Hễ có người đánh hết quân là vòng kết thúc; những người khác đếm số chấm mình còn cầm trên tay. Chấm là điểm xấu: ai ít điểm nhất thì thắng.
page-learn-start = Từ quân đôi mọc ra những đoàn tàu
page-learn-start-text = Mỗi vòng bắt đầu bằng một quân đôi đặt ở giữa, vòng đầu tiên là đôi chín. Trước hết phải có đủ các đoàn tàu đã: những quân tiếp theo đều đánh vào quân đôi này, và quân nào cũng phải có số chín. Trong hình có bốn người chơi, và bốn đoàn tàu đã bắt đầu.
page-learn-start-picture = Đôi chín nằm ở giữa. 9-2, 9-4, 9-5 và 9-7 được đánh vào nó, mỗi phía một quân.
page-learn-turn = Mỗi lượt một quân
page-learn-turn-text = Từ đó trở đi, bạn đánh một quân vào đoàn tàu nào cũng được, không cần biết ai đã bắt đầu nó. Hai nửa chạm nhau phải cùng một số. Nếu không có quân nào khớp, bạn rút một quân từ những quân nằm úp, gọi là sân gà. Quân đó khớp thì đánh luôn xuống bàn; không khớp thì bạn bỏ lượt.
page-learn-turn-picture = Quân mới nhất là 4-6: nửa bốn của nó chạm vào nửa bốn của 9-4. Giờ nửa sáu của nó là đầu mở.
page-learn-foot = Chân gà!
page-learn-foot-text = Quân đôi được đặt nằm ngang, và nó đòi một chân gà: ba ngón chân. Chưa đủ cả ba ngón thì không được đánh quân nào vào chỗ khác. Ai không có quân làm ngón chân thì rút hoặc bỏ lượt.
page-learn-foot-open = Đôi năm vừa được đặt nằm ngang ở cuối một đoàn tàu. Chỉ có ba chỗ mở trên quân này, ngoài ra không còn chỗ nào khác.
page-learn-foot-done = Giờ 5-1, 5-3 và 5-8 là ba ngón chân của nó. Mỗi ngón chân là một đầu mở, và các đoàn tàu khác cũng mở trở lại.
page-learn-stuck = Mẹo hay: chân gà không ai làm đủ được
page-learn-stuck-text = Mỗi số chỉ có trên vài quân thôi. Nếu lúc một quân đôi được đánh ra mà mọi quân khác có số ấy đều đã nằm trên bàn, thì nó sẽ không bao giờ có đủ ngón chân. Chẳng ai đánh được nữa; mọi người cứ rút rồi bỏ lượt, cho đến khi không còn quân nào được rút, và vòng bị chặn. Nếu bạn cầm ít chấm thì đó là một nước rất hay.
page-learn-stuck-picture = Một vòng chơi bằng bộ nhỏ, cao nhất là đôi sáu. Đôi bốn vừa được đánh sau cùng, mà mọi quân khác có số bốn đều đã nằm trên bàn: nó sẽ không bao giờ có ba ngón chân.
page-learn-count = Tính điểm
page-learn-count-text = Khi có người hết quân hoặc vòng bị chặn, ai còn quân trên tay thì đếm số chấm của mình. Những quân trong hình tính là 9 + 10 + 3 = { $points } điểm.
page-learn-count-picture = Ba quân trên tay: 3-6, 5-5 và 0-3.
page-learn-count-blank = Nhiều nhà tính quân đôi không (0-0) là 50 điểm, nên hãy tống nó đi cho sớm.
page-learn-game = Cả ván chơi
page-learn-game-text = Vòng kế tiếp bắt đầu bằng đôi tám, cứ thế xuống dần đến đôi không: tất cả là mười vòng. Cộng điểm các vòng lại, ai có tổng điểm ít nhất thì thắng.
page-learn-ways = Hai cách chơi, và năm cách nữa
page-learn-ways-text = Ở khắp nơi trên thế giới, người ta chơi cùng một trò này, chỉ khác nhau đôi chút. Ở đây có hai cách được chơi đúng như đã chép thành luật là Đoàn tàu và Chữ thập; các cách còn lại từng được in ra, hoặc là luật riêng của từng nhà. Khi lập bàn, luật nào bạn cũng sửa được.
page-learn-exact = Luật chính xác
page-learn-which = Luật
page-learn-play = Lập bàn theo luật này

## The page that takes a seat to another device

page-device-title = Chơi tiếp trên máy khác
page-device-text = Mở liên kết này trên máy kia, hoặc dùng máy ảnh của máy kia quét hình này. Máy kia sẽ có tên và mọi ghế của bạn. Máy này cũng vẫn giữ như cũ.
page-device-make = Tạo liên kết
page-device-link = Liên kết riêng của bạn
page-device-secret = Ai mở liên kết này thì được chơi với tư cách của bạn. Nó chỉ dùng được một lần, trong vòng mười lăm phút. Đừng gửi cho ai cả.
page-device-nobody = Bạn chưa có tên và cũng chưa có ghế. Hãy ngồi vào một bàn trước đã.
page-link-title = Đây có phải máy kia của bạn không?
page-link-text = Một người có liên kết này đã tạo nó trên một máy khác. Nếu người đó là bạn thì máy này sẽ nhận tên và các ghế của bạn. Tên và ghế bạn đang có trên máy này sẽ bị bỏ lại.
page-link-do = Phải, chơi tiếp ở đây
page-link-no = Không phải
## A game that is watched again. Moves are counted within a round.

page-replay = Xem lại một ván
page-replay-intro = Mở biên bản của một ván rồi xem lại từng nước đi, quân trên tay ai cũng để ngửa. Biên bản chỉ được đọc chứ không bị lưu lại.
page-replay-drop = Thả biên bản vào đây, hoặc
page-replay-file = Chọn tệp
page-replay-paste = Hoặc dán nội dung của biên bản
page-replay-show = Xem ván này
page-replay-another = Biên bản khác
page-replay-empty = Ván này chưa chia quân lần nào.
page-replay-table = Về bàn chơi
page-replay-date = Ngày chơi: { $date }
page-replay-undone = Ván này đã lùi lại { $count ->
    [1] một nước
   *[other] { $count } nước
}.
page-replay-view = Biên bản này ghi những gì { $name } đã thấy. Quân nào bị giấu thì nằm úp.
page-replay-planned = Không ai cầm { $planned } nên vòng này bắt đầu bằng một quân đôi khác.
page-replay-hands = Quân trên tay
page-replay-moves = Các nước đi
page-replay-controls = Tua tới, tua lui
page-replay-which = Vòng
page-replay-slider = Nước đi
page-replay-at = { $ply ->
    [0] Vừa chia xong, còn { $plies } nước đi
   *[other] Nước { $ply } trên { $plies }
}
page-replay-first = Về lúc chia
page-replay-back = Lùi một nước
page-replay-play = Phát
page-replay-pause = Dừng
page-replay-forward = Tới một nước
page-replay-last = Đến cuối vòng
page-replay-keys = Phím: mũi tên để đi từng nước, Home và End để đến đầu và cuối vòng, Page Up và Page Down để sang vòng khác; phím cách để phát.
page-replay-copy = Sao chép liên kết đến lúc này
page-replay-copied = Đã sao chép liên kết.
page-replay-link = Liên kết này dẫn đến đúng lúc này:
