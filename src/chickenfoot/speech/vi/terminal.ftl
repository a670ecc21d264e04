### What only a terminal says, in Vietnamese. Commands that a player types are the same in every language.

## Answers to what was typed

answer-unknown = Cần một con số, một nước đi như "9-3 on 9", hoặc "help"; nhưng nhận được "{ $got }".
answer-number = { $count ->
    [1] Cần số 1, lựa chọn duy nhất; nhưng nhận được { $got }.
   *[other] Cần một số từ 1 đến { $count }; nhưng nhận được { $got }.
}
answer-tile = Cần một quân như 9-3 sau dấu hỏi; nhưng nhận được "{ $got }".
answer-elsewhere = { $tile } không đánh vào đó được, nhưng đánh được: { $moves }.
answer-several = { $tile } khớp với nhiều chỗ; hãy nói rõ chỗ nào: { $moves }.
answer-catch = Cần "catch", hoặc chỉ nhấn Enter để bỏ qua; nhưng nhận được "{ $got }".
answer-between = Cần nhấn Enter, hoặc gõ một trong các lệnh: score, table, rules, undo, help, quit; nhưng nhận được "{ $got }".

thinks-less = Ở đây người chơi máy chưa nghĩ sâu hết mức: chạy pip install "{ $extra }" thì họ sẽ chơi giỏi hơn.
warmed-up = Người chơi máy đã sẵn sàng ({ $seconds } giây).

undo-done = Đã lùi lại. Đến giờ ván này đã lùi { $count ->
    [1] một nước
   *[other] { $count } nước
}.
undo-nothing = Không có gì để lùi lại: bạn chưa phải chọn nước nào.

prompt-turn = Mời bạn đi:
prompt-catch = Bắt lỗi?
prompt-next = Nhấn Enter để sang vòng sau:

help =
    Gõ một dòng rồi nhấn Enter.
    3                 lựa chọn mang số đó
    9-3 on 9          đánh 9-3, nửa 9 chạm vào một đầu mở 9
    9-3 on 9.2        ... vào đầu mở 9 thứ hai, đầu được ghi là 9.2
    9-3               ... nếu chỉ có một chỗ cho nó
    9-3 on 9!         ... và báo là bạn còn một quân
    draw  pass  catch rút, bỏ lượt, bắt lỗi (hoặc d, p, c)
    ?                 vì sao từng quân còn lại không đánh được
    ? 9-3             vì sao quân này không đánh được, hoặc đánh được ở đâu
    hint              người chơi máy giỏi nhất sẽ đi thế nào, và vì sao
    undo              lùi lại lựa chọn gần nhất của bạn
    table  score      xem bàn chơi, hoặc điểm của mọi vòng
    rules             luật của bàn này
    quit              dừng lại; ván chơi được lưu, sau này chơi tiếp được
help-picture =
    Hình được đọc từ quân đôi khởi đầu ra ngoài: nửa chạm vào đứng trước.
    Quân đôi nằm ngang và mang các ngón chân của nó.
    { $open } là một đầu mở, { $waiting } là một đầu còn phải chờ, { $free } là một chỗ phải đánh vào ngay.
    { $newest } là quân mới nhất, còn { $onward } dẫn sang phần khác của hình.
    Trong các quân trên tay bạn, { $playable } là quân đánh được.

## Saving

saved = Đã lưu ván chơi vào { $file }.
go-on = Chơi tiếp bằng lệnh: { $command } --resume { $file }
save-failed = Không lưu được ván chơi vào { $file }: { $reason }.

## The command line

audit-sound = Thế cờ này không có lỗi.
usage-bad-value = { $where }: cần một con số, nhưng nhận được { $got }
usage-no-value = { $where }: không cần giá trị nào, nhưng nhận được { $got }
usage-too-many = không cần thêm từ nào, nhưng nhận được { $got }
usage-unknown-option = cần một tùy chọn có trong --help, nhưng nhận được { $got }
usage-unknown-command = cần một trong { $known }, nhưng nhận được { $got }
usage-twice = { $where }: chỉ cần một lần, nhưng nhận được thêm lần nữa
usage-missing = cần { $where }, nhưng không nhận được gì
error-unknown-language = cần một trong { $known }, nhưng nhận được { $got }
error-no-language = cần một trong { $known }, nhưng không nhận được gì
error-file-too-big = cần nhiều nhất { $most } byte, nhưng nhận được nhiều hơn
error-no-text = cần văn bản UTF-8, nhưng nhận được byte khác tại { $byte }
error-record-exists = cần một tệp chưa có (--resume thì chơi tiếp một tệp đã có), nhưng nhận được { $got }
error-bot-failed = cần một nước đi hợp lệ ở lần chia { $deal } (hạt giống { $seed }), nhưng nhận được { $got }
error-no-bots = cần các người chơi máy cách nhau bằng dấu phẩy, nhưng không nhận được gì
error-too-many-line-ups = cần nhiều nhất { $most } cách chọn người chơi, nhưng nhận được nhiều hơn
error-no-extra = cần { $module }, có trong chickenfoot[{ $extra }], nhưng không có
error-bad-plot = cần một tên tệp kết thúc bằng .svg, trong một thư mục đã có, nhưng nhận được { $got }
error-unknown-style = cần một trong { $known }, nhưng nhận được { $got }
error-not-on-table = cần một quân đang nằm trên bàn chơi, nhưng nhận được { $got }
error-bad-seconds = cần một số giây lớn hơn 0, nhưng nhận được { $got }
error-bad-aspect = cần một tỉ lệ như 16:10, bằng số nguyên, từ 1:{ $most } đến { $most }:1, nhưng nhận được { $got }
error-only-records = cần một biên bản đi kèm, nhưng nhận được một thế cờ
error-no-rounds-told = cần một biên bản có vòng chơi, nhưng không có vòng nào
error-bad-play = cần một quân đánh được sau các quân đứng trước nó, nhưng nhận được { $got }
error-bad-size = cần một số nguyên từ { $least } đến { $most }, nhưng nhận được { $got }
error-no-picture = cần một tệp mới, hoặc một hình để ghi đè lên, nhưng nhận được { $got }
error-nothing-laid = cần một lúc có quân nằm trên bàn chơi, nhưng nhận được { $got }
error-no-tree = cần một bàn chơi đã có quân đôi khởi đầu và đã biết cây của nó, như "9-9(9-1,9-3)", nhưng nhận được { $got }
error-arena-exists = cần một thư mục chưa có kết quả (--resume thì chạy tiếp từ kết quả đã có), nhưng nhận được { $got }
error-arena-running = cần một thư mục mà không đấu trường nào khác đang ghi vào, nhưng nhận được { $got }
error-no-arena = cần một thư mục có kế hoạch của một đấu trường, nhưng nhận được { $got }
error-bad-plan = cần kế hoạch của một đấu trường, phiên bản { $version }, nhưng nhận được { $got }
error-bad-result = cần kết quả của một ván trong kế hoạch, mỗi ván một lần; nhưng nhận được { $got }
error-resume-nowhere = cần thư mục để chạy tiếp, nhưng không nhận được gì
error-resume-other = cần { $planned } như lúc bắt đầu, nhưng nhận được { $got }
error-processes-died = cần các tiến trình còn sống, nhưng chúng đã chết { $tries ->
    [1] một lần
   *[other] { $tries } lần
} (thiếu bộ nhớ chăng?)
error-no-cluster = cần một bộ điều phối Dask có tiến trình làm việc, như tcp://host:8786, nhưng nhận được { $got }
error-cluster-failed = cần các tiến trình làm việc chơi được, nhưng nhận được { $got }
error-resume-over = ván chơi này đã kết thúc; muốn xem lại thì dùng chickenfoot replay { $file }

seat-number = Ghế { $seat }
step-scores = Điểm: { $scores }
verify-sound = Biên bản này không có lỗi: { $rounds ->
    [0] chưa xong vòng nào
    [1] một vòng đã xong
   *[other] { $rounds } vòng đã xong
}, { $over ->
    [yes] ván chơi đã kết thúc.
   *[no] ván chơi vẫn còn tiếp tục.
}
replay-nothing = Biên bản này không có vòng nào.
replay-mistakes = Biên bản này có { $count ->
    [1] một lỗi
   *[other] { $count } lỗi
}; muốn xem lỗi gì thì dùng chickenfoot verify { $file }.
replay-head = Vòng { $round } trên { $rounds }, sau { $ply } trên { $plies } nước đi.
replay-move = Nước đi vừa rồi, của ghế { $seat }: { $move }
replay-table = { $ends } { $yard ->
    [0] Sân gà đã hết quân.
    [1] Sân gà còn một quân.
   *[other] Sân gà còn { $yard } quân.
}
replay-hand = ghế { $seat }: { $tiles }
replay-hand-empty = ghế { $seat }: không còn quân nào
draw-title = Chân gà, vòng { $double }
draw-tiles = { $count ->
    [1] Có một quân trên bàn chơi.
   *[other] Có { $count } quân trên bàn chơi.
}
draw-moving = Các quân hiện ra theo thứ tự đã đánh, lặp đi lặp lại; cuối cùng hình trông thế này.
draw-growing = Các quân hiện ra từ giữa ra ngoài, lặp đi lặp lại; cuối cùng hình trông thế này.
draw-over = Vòng này đã kết thúc.
simulate-head = { $ruleset }: { $players } người chơi, { $games } ván
simulate-rounds = { $rounds } vòng: { $blocked } vòng bị chặn, { $doubles } vòng kết thúc bằng quân đôi, { $unheld } vòng không ai cầm quân đôi khởi đầu
simulate-speed = { $plies } nước đi, { $rate } vòng mỗi giây
simulate-seat = ghế { $seat }, { $bot }: { $total } điểm mỗi ván, { $share }% số hạng nhất, { $zeros } vòng 0 điểm
arena-head = { $ruleset }: { $players } người chơi, { $games } ván ({ $deals } lần chia, mỗi lần chơi đủ mọi cách xoay ghế)
arena-rounded = Số ván yêu cầu là { $asked }; mỗi lần chia cần { $each } ván, và đã chia thì chơi cho hết.
arena-column-bot = người chơi
arena-column-seats = ghế
arena-column-first = nhất %
arena-column-interval = 95%
arena-column-total = điểm
arena-column-place = hạng
arena-column-mean = ms
arena-column-median = p50
arena-column-slow = p95
arena-column-rating = sức cờ
arena-column-sigma = sigma
arena-interval = { $low } đến { $high }
arena-notes = Chỉ nhờ may rủi thì được { $chance }% số hạng nhất. Điểm và hạng: trung bình mỗi ván, càng nhỏ càng tốt. ms, p50, p95: thời gian trung bình, của một nửa và của 95% số nước đi có lựa chọn.
arena-unrated = Chưa có sức cờ: cần { $extra } để tính.
arena-left = còn { $time }
arena-stopped = Đã dừng sau { $done } trên { $games } ván. Nếu có --out thì kết quả đã được giữ lại.
arena-stopped-kept = Đã dừng sau { $done } trên { $games } ván. Chạy tiếp bằng lệnh: chickenfoot arena --resume --out { $folder }
arena-plot-axis = hạng nhất, % (vạch: khoảng 95%)
arena-plot-chance = may rủi: { $share }%

## The server

serve-ready = Bàn đã mở tại { $address } – nhấn Ctrl-C để đóng bàn.
open-ready = Trình duyệt của bạn mở bàn tại { $address } – nhấn Ctrl-C ở đây để đóng bàn.
open-found = Bàn đã mở sẵn rồi, tại { $address }.
serve-closed = { $kept ->
    [yes] Bàn đã đóng. Khi bạn mở lại, ván nào cũng được chơi tiếp từ chỗ đang dở.
   *[no] Bàn đã đóng.
}
error-no-client = cần các trang cho trình duyệt trong bản cài đặt này, nhưng không có: với bản mã nguồn (checkout) thì scripts/play tạo ra chúng, gói đã cài đặt thì có sẵn, còn chickenfoot play thì chơi ngay trong terminal này mà không cần chúng
error-no-answer = cần câu trả lời của máy chủ đang chạy sẵn với các bàn này, nhưng không nhận được gì
