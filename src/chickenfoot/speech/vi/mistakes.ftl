### What is wrong, in files, positions, records, settings and messages, and why a table's server refuses something, in Vietnamese.

## Mistakes in files, positions and on the command line: expected, got.

error-at = { $where }: { $what }
error-bad-tile = cần một quân như "3-6", nhưng nhận được { $got }
error-halves-beyond = cần hai nửa từ 0 đến { $most }, nhưng nhận được { $got }
error-bad-move = cần một nước đi như "9-3 on 9", "9-3 on 9.2", "draw", "pass" hoặc "catch 2", nhưng nhận được { $got }
error-unknown-bot = cần một trong { $known }, nhưng nhận được { $got }
error-unknown-preset = cần một trong { $known }, nhưng nhận được { $got }
error-unknown-key = cần một trong { $known }, nhưng nhận được { $got }
error-no-key-value = cần KEY=VALUE, mỗi KEY một lần, nhưng nhận được { $got }
error-bad-toml = cần một tệp TOML, nhưng nhận được { $line ->
    [0] thứ khác
   *[other] thứ khác ở dòng { $line }, cột { $column }
}

error-bad-value = cần { $expects }, nhưng nhận được { $got }

error-bad-spec = cần một người chơi như module:Class, nhưng nhận được { $got }
error-bad-budget = cần một hạn mức như 50ms, 1s hoặc 400 (mẫu), nhưng nhận được { $got }
error-bot-not-made = cần một lớp (class) nạp được và tạo được mà không cần đối số, nhưng nhận được { $got } ({ $why })
error-no-bot = cần một người chơi máy, có tên và có phương thức choose, nhưng nhận được { $got }
error-too-small = cần { $least } trở lên, nhưng nhận được { $got }
error-rounds-beyond = cần { $most ->
    [1] đúng một vòng
   *[other] từ 1 đến { $most } vòng
}, nhưng nhận được { $got }
error-no-such-seat = cần một ghế từ 0 đến { $most }, nhưng nhận được { $got }
error-too-many-seats = cần nhiều nhất { $most ->
    [1] một ghế
   *[other] { $most } ghế
}, nhưng nhận được { $got }
error-too-many-bots = cần nhiều nhất { $most ->
    [1] một người chơi máy
   *[other] { $most } người chơi máy
}, nhưng nhận được { $got }
error-beside-resume = cần --resume mà không kèm bàn mới, nhưng nhận được { $got }
error-preset-and-rules = cần --preset hoặc --rules, không phải cả hai, nhưng nhận được { $got }
error-not-one-line = cần một văn bản từ 1 đến { $most } ký tự, không có dấu xuống dòng, ký tự điều khiển hay hai dấu cách liền nhau, nhưng nhận được { $got }
error-seed-size = cần một hạt giống dài { $bytes } byte, nhưng nhận được { $got }
error-endless-redeal = cần một lần chia có người cầm quân đôi khởi đầu, nhưng trong { $deals } lần chia không có lần nào
error-game-over = ở đây không bắt đầu hay chơi vòng nào được: ván chơi đã kết thúc, hoặc đang ở giữa hai vòng

error-position-fields = cần 7 mục (bộ luật, bàn chơi, quân trên tay, sân gà, ghế đến lượt, quân vừa rút, số lượt không ai đánh), nhưng nhận được { $fields } trong { $line }
error-position-number = cần một con số, nhưng nhận được { $got }
error-position-drawn = cần một quân vừa rút như "d:3-6", hoặc "-", nhưng nhận được { $got }
error-position-extra = cần "r:", "u:", "c:" hoặc "o:" kèm một con số, mỗi thứ một lần, nhưng nhận được { $got }
error-position-pending = cần một chân gà như "2*1" hoặc phần đầu vòng như "9-9*1" sau "|", nhưng nhận được { $got }
error-position-end = cần một đầu mở từ 0 đến { $most }, nhưng nhận được { $got }
error-position-tree = cần { $wanted ->
    [tile] một quân
    [sign] "(", "," hoặc ")"
    [fewer] nhiều nhất { $most } quân nối nhau
   *[next] "," hoặc ")"
}, nhưng { $is_end ->
    [yes] đã hết chữ
   *[no] nhận được { $got }
}

error-no-record = cần dòng đầu là "{ $line }", nhưng nhận được { $got }
error-record-empty = cần dòng đầu là "{ $line }", nhưng không nhận được gì
error-record-version = cần phiên bản { $version }, nhưng { $is_told ->
    [yes] nhận được { $got }
   *[no] không thấy ghi
}
error-record-too-big = cần một biên bản nhiều nhất { $most } ký tự, nhưng nhận được { $got }
error-beyond-record = { $round ->
    [0] cần một vòng từ 1 đến { $most }, nhưng nhận được { $got }
   *[other] cần một nước từ 0 đến { $most } của vòng { $round }, nhưng nhận được { $got }
}

error-too-many-tiles = cần nhiều nhất { $tiles } quân (có thể chọn { $bigger ->
    [0] { $fewer ->
        [0] ít người chơi hơn
       *[other] { $fewer } quân mỗi người
    }
   *[other] { $fewer ->
        [0] bộ đôi { $bigger }
       *[other] bộ đôi { $bigger } hoặc { $fewer } quân mỗi người
    }
}), nhưng nhận được { $got }
error-no-hand-size = cần số quân trên tay cho { $players } người chơi, nhưng không có
error-players-out-of-range = cần từ { $least } đến { $most } người chơi, nhưng nhận được { $got }
error-arms-exceed-set = cần nhiều nhất { $most } đoàn tàu với bộ này, nhưng nhận được { $got }
error-toes-exceed-set = cần nhiều nhất { $most } ngón chân với bộ này, nhưng nhận được { $got }
error-no-rounds = cần ít nhất một quân đôi khởi đầu, nhưng không có quân nào
error-round-not-in-set = cần quân đôi cao nhất là đôi { $most }, nhưng nhận được { $got }
error-may-never-end = cần full_circle, vì với must_lay=no một vòng có thể không bao giờ kết thúc; nhưng nhận được { $got }
error-starter-and-double = cần holder khi starting_double=pool, và giá trị khác khi là aside, nhưng nhận được { $got }
error-unheld-and-double = cần giá trị khác none khi starting_double=pool, và none khi là aside, nhưng nhận được { $got }
error-mover-cannot-draw = cần full_circle hoặc nobody khi draw=none, nhưng nhận được { $got }
error-drawn-never-laid = cần must hoặc may khi draw=until_playable, nhưng nhận được { $got }

key-set = số chấm cao nhất từ 2 đến 18
key-players = khoảng số người chơi như 2-8
key-hand = số quân mỗi người như 7, một bảng như 2:21,3:14, hoặc 42/players
key-starting-double = aside hoặc pool
key-starter = lottery, holder, highest_tile hoặc random
key-unheld = none, search, together, comes_back, dropped hoặc redeal
key-rounds = all, down_up hoặc một danh sách quân đôi như 9,8,7
key-arms = players, một con số, hoặc players..số
key-toes = 1, 2 hoặc 3
key-unfinishable = play_on, end_round, forbid hoặc waive
key-must-lay = yes hoặc no
key-draw = none, one hoặc until_playable
key-drawn-fits = must, may hoặc may_not
key-reserve = số quân không bao giờ rút như 1, hoặc 2,1 cho hai người chơi và khi đông hơn
key-blocked = nobody, full_circle hoặc mover
key-last-double = allowed, penalty hoặc forbidden
key-last-double-penalty = số điểm, 1 trở lên
key-call = số quân phải rút khi bị bắt lỗi, 0 là không phải báo
key-double-blank = số điểm, 0 trở lên
key-blank-half = số điểm, 0 trở lên
key-end = all_rounds hoặc target:ĐIỂM
key-ties = một danh sách gồm most_zero_rounds, lowest_nonzero_round, most_rounds_won

error-flawed = thế cờ này không thể xảy ra: { $flaws }
error-illegal-move = không đi được "{ $move }": { $why }

error-resume-wrong = không chơi tiếp ván này được, vì biên bản của nó có { $mistakes ->
    [1] một lỗi: { $first }
   *[other] { $mistakes } lỗi; lỗi đầu tiên: { $first }
}
error-resume-hidden = không chơi tiếp ván này được, vì biên bản của nó giấu quân của vòng { $round }

## Mistakes in a record. The place is put before.

mistake-at = dòng { $line }, cột { $column }: { $what }

mistake-bad-line = cần một dòng như "tên: giá trị", nhưng nhận được { $written }
mistake-unknown-item = cần một mục của biên bản, nhưng nhận được { $written }
mistake-misplaced = cần { $kind ->
    [round] mục của một vòng ở đây
   *[header] mục mở đầu trước vòng đầu tiên
}, nhưng nhận được "{ $item }"
mistake-twice = chỉ cần "{ $item }" một lần, nhưng nhận được thêm lần nữa
mistake-bad-value = cần { $kind ->
    [players] số người chơi từ 1 đến { $most }
    [seat] một ghế như 0
    [fingerprint] { $most } chữ số thập lục phân
    [salts] một số chẵn chữ số thập lục phân, hoặc "-"
    [tile] một quân như "3-6"
    [halves] hai nửa từ 0 đến { $most }
    [double] một quân đôi như "9-9"
    [pile] các quân như "3-6,1-1", quân giấu như "?7", hoặc "-"
    [hidden] số quân giấu từ 0 đến { $most }
    [name] một tên gồm 1 đến { $most } ký tự in được
    [date] một ngày như 2026-02-14 hoặc 2026-02-14T20:30:00+00:00
    [end] out, blocked hoặc unfinishable
    [stopped] unheld
    [move] một nước đi như "9-3 on 9", "9-3 on 9.2", "draw", "pass" hoặc "catch"
    [drawn] một quân vừa rút như "3-6", hoặc "?"
   *[number] một con số
}, nhưng { $is_empty ->
    [yes] không nhận được gì
   *[no] nhận được { $written }
}
mistake-bad-value-rules = { $why }
mistake-torn = { $kind ->
    [move] cần xuống dòng sau một nước đi, nhưng văn bản đã hết
   *[round] cần phần chia quân của vòng và người đi trước ({ $item }), nhưng văn bản đã hết
}
mistake-too-long = { $kind ->
    [lines] cần nhiều nhất { $most } dòng, nhưng nhận được nhiều hơn
   *[signs] cần nhiều nhất { $most } ký tự trên một dòng, nhưng nhận được { $written }
}
mistake-too-many = cần ít hơn { $most } lỗi, nhưng nhiều lỗi quá nên phần còn lại không được đọc
mistake-missing = { $kind ->
    [before] cần một dòng "{ $item }" trước chỗ này, nhưng không có
   *[anywhere] cần một dòng "{ $item }", nhưng không có
}
mistake-no-such-seat = cần một ghế từ 0 đến { $most }, nhưng nhận được { $written }
mistake-wrong-count = cần { $players ->
    [1] một giá trị
   *[other] { $players } giá trị, mỗi ghế một giá trị
}, nhưng nhận được { $written }
mistake-round-number = cần vòng { $right }, nhưng nhận được { $written }
mistake-table-refused = { $why }
mistake-round-unfinished = cần vòng trước kết thúc đã, nhưng nhận được vòng { $round }
mistake-round-extra = không cần vòng nào sau khi ván chơi kết thúc, nhưng nhận được vòng { $round }
mistake-seed-differs = cần { $kind ->
    [game] { $right } theo hạt giống của ván chơi
   *[deal] hạt giống của cam kết này và lần chia này
}, nhưng nhận được { $written }
mistake-commit-differs = cần { $right }, tức SHA-256 của hạt giống, nhưng nhận được { $written }
mistake-salts-differ = cần các salt để hạt giống cho ra lần chia này, nhưng nhận được { $written }
mistake-start-differs = cần { $kind ->
    [round] quân đôi khởi đầu { $right }, nhưng nhận được { $written }
    [planned] quân đôi dự định { $right }, nhưng nhận được { $written }
    [redeals] { $right ->
        [1] một lần chia lại
       *[other] { $right } lần chia lại
    }, nhưng nhận được { $written }
    [turned] { $right ->
        [1] một quân được lật
       *[other] { $right } quân được lật
    }, nhưng nhận được { $written }
    [shown] { $right } được lật, nhưng nhận được { $written }
    [unheld] một quân đôi có người cầm, nhưng nhận được { $written }
   *[start] { $is_search ->
        [yes] lượt tìm quân đôi từ ghế { $right } trở đi
       *[no] ghế { $right } đi trước
    }, nhưng nhận được { $written_search ->
        [yes] lượt tìm quân đôi từ ghế { $written } trở đi
       *[no] ghế { $written }
    }
}
mistake-deal-differs = cần { $right } theo hạt giống, nhưng nhận được { $written }
mistake-deal-impossible = cần { $kind ->
    [size] { $right ->
        [1] một quân
       *[other] { $right } quân
    }, nhưng nhận được { $written }
    [twice] mỗi quân một lần, nhưng nhận được { $tile } nhiều lần hơn
   *[foreign] quân của bộ đôi { $set }{ $is_aside ->
        [yes] { " " }trừ { $aside }
       *[no] { "" }
    }, nhưng nhận được { $tile }
}
mistake-illegal = cần một nước đi hợp lệ của ghế { $to_move }, nhưng nhận được "{ $move }" của ghế { $seat }: { $why }
mistake-drawn-differs = cần { $right } từ sân gà, nhưng nhận được { $written }
mistake-after-end = không cần nước đi nào sau khi vòng kết thúc, nhưng nhận được "{ $move }"
mistake-end-early = cần một vòng còn tiếp tục, nhưng vòng đã được ghi là kết thúc
mistake-end-differs = cần "end: { $right }", nhưng nhận được "end: { $written }"
mistake-left-differs = cần { $right } còn lại ở ghế { $seat }, nhưng nhận được { $written }
mistake-scores-differ = cần điểm vòng là { $right }, nhưng nhận được { $written }
mistake-totals-differ = cần tổng điểm là { $right }, nhưng nhận được { $written }
mistake-places-early = không cần thứ hạng trước khi ván chơi kết thúc, nhưng nhận được { $written }
mistake-places-differ = cần thứ hạng là { $right }, nhưng nhận được { $written }
mistake-stopped-wrongly = cần một ván còn tiếp tục, hoặc tự kết thúc; nhưng nhận được một ván bị dừng

flaw-no-such-seat = không có ghế { $seat }
flaw-two-hands-empty = có hơn một người đã hết quân trên tay
flaw-not-in-set = { $tile } không có trong bộ
flaw-tile-twice = { $tile } có hơn một lần
flaw-tile-missing = không thấy { $tile } ở đâu
flaw-yard-does-not-add-up = sân gà phải có { $expected ->
    [1] một quân
   *[other] { $expected } quân
} nhưng lại có { $got }
flaw-start-no-double = { $tile } không phải quân đôi nên không bắt đầu bằng nó được
flaw-start-aside = ở đây quân đôi khởi đầu nằm trên bàn chơi ngay từ đầu
flaw-start-nowhere = { $tile } không ở trên tay ai mà cũng không ở sân gà
flaw-holder-moves = ghế { $seat } cầm quân đôi khởi đầu nên phải đến lượt ghế đó
flaw-empty-before-start = có người hết quân trên tay trước khi vòng bắt đầu
flaw-outline-not-partial = chỉ thế cờ một phần (~) mới được bỏ cây quân
flaw-end-not-in-set = đầu mở { $value } không có trong bộ
flaw-foot-on-no-double = { $tile } không phải quân đôi của bộ nên không có chân gà được
flaw-double-not-laid = { $tile } phải nằm dưới các ngón chân của nó, nhưng lại ở trên tay ai đó hoặc ở sân gà
flaw-missing-out-of-range = ở đó không thể thiếu { $got } chỗ; nhiều nhất là { $expected }
flaw-two-pending = có hơn một quân đôi còn thiếu quân: { $tiles }
flaw-opening-grown = có đoàn tàu đã dài thêm trước khi mọi đoàn tàu bắt đầu
flaw-foot-grown = có ngón chân của { $tile } đã dài thêm trước khi { $tile } đủ ngón chân
flaw-ends-differ = cây quân có các đầu mở { $expected }, còn thế cờ ghi { $got }
flaw-too-many-arms = có { $got } đoàn tàu bắt đầu từ quân đôi khởi đầu; nhiều nhất là { $expected }
flaw-too-many-toes = { $tile } có quá nhiều ngón chân
flaw-halves-differ = { $tile } không khớp với { $parent }
flaw-drawn-not-in-hand = quân vừa rút { $tile } không ở trên tay của ghế đến lượt
flaw-nothing-drawn = ở đây không ai có thể vừa rút { $tile }
flaw-idle-below-zero = số lượt không ai đánh không thể nhỏ hơn 0
flaw-dry-exceeds-idle = { $got } lượt không có gì để rút là quá nhiều; nhiều nhất là { $expected }
flaw-not-out-on = không ai có thể đã hết quân bằng quân đôi { $value }
flaw-uncalled-impossible = ghế { $seat } không thể đã quên báo
flaw-no-circle = ở đây không có lần tìm nào đi hết quanh bàn

## Mistakes in what the server was given

error-bad-number = cần một số nguyên, nhưng nhận được { $got }
error-number-beyond = cần một số từ { NUMBER($least, useGrouping: 0) } đến { NUMBER($most, useGrouping: 0) }, nhưng nhận được { $got }
error-bad-limits = cần "on" hoặc "off", nhưng nhận được { $got }
error-bad-push = cần "on" hoặc "off", nhưng nhận được { $got }
error-bad-contact = cần một địa chỉ như mailto:table@example.org hoặc https://example.org, nhưng nhận được { $got }
error-bad-log-format = cần "text" hoặc "json", nhưng nhận được { $got }
error-bad-database = cần một cơ sở dữ liệu như "sqlite:///file" (có thể kèm "?synchronous=full"), "postgresql://user@host/name" hoặc "memory:", nhưng nhận được { $got }
error-bad-bus = cần một kênh truyền tin như "memory:", "postgresql://user@host/name" hoặc "nats://host:4222", nhưng nhận được { $got }
error-cannot-listen = cần một địa chỉ của máy này và một cổng còn trống, nhưng nhận được { $got } ({ $why })
error-workers-need-bus = cần một kênh truyền tin đến được cả { $workers } tiến trình làm việc (nats://... hoặc postgresql://...), nhưng nhận được { $got }
error-workers-need-database = cần một cơ sở dữ liệu chung cho cả { $workers } tiến trình làm việc, nhưng nhận được { $got }
error-workers-need-port = cần một cổng, vì nhiều tiến trình làm việc dùng chung cổng đó, nhưng nhận được { $got }
error-database-too-new = cơ sở dữ liệu do một phiên bản mới hơn của chương trình này tạo ra
error-store-failed = lúc này không dùng được cơ sở dữ liệu ({ $why })
error-bad-log = không đọc được nhật ký của một bàn: nó bị hỏng, hoặc do một phiên bản mới hơn ghi
error-clash = có người khác nhanh tay hơn; hãy thử lại
error-no-such-table = không có bàn này

error-bad-message = Trang này và máy chủ không hiểu nhau; hãy tải lại trang.
error-bad-body = Trang này và máy chủ không hiểu nhau; hãy tải lại trang.
error-bad-query = cần giá trị khác trong địa chỉ, nhưng nhận được { $got }
error-bad-name = cần một tên từ 1 đến { $most } ký tự
error-bad-clock = cần đồng hồ từ 0 đến { $most } giây, nhưng nhận được { $got }
error-rules-and-toml = cần bộ luật viết trên một dòng hoặc trong một tệp, nhưng nhận được cả hai
error-rules-too-long = cần một bộ luật nhiều nhất { $most } ký tự, nhưng nhận được { $got }
error-no-open-seat = cần một ghế trống cho người lập bàn

## Why the table's server does not do something

refused-not-host = Chỉ chủ bàn mới làm được việc đó.
refused-not-seated = Bạn không có ghế ở đây.
refused-not-watching = Hãy mở bàn trước đã.
refused-no-guest = Hãy cho biết tên bạn trước đã.
refused-not-now = Lúc này chưa làm việc đó được.
refused-no-such-seat = Không có ghế đó.
refused-seated-already = Bạn đã ngồi ở đây rồi.
refused-seat-taken = Ghế đó có người ngồi rồi.
refused-invited-only = Ghế này để dành cho người có lời mời.
refused-removed = Chủ bàn đã mời bạn rời bàn này.
refused-nobody-there = Ghế đó không có ai ngồi.
refused-not-yourself = Đó là ghế của bạn; bạn cứ tự rời ghế.
refused-seats-free = Ghế nào cũng phải có người trước đã.
refused-stood-in = Người chơi máy đang chơi thay bạn; hãy lấy lại ghế trước đã.
refused-not-your-seat = Đó không phải ghế của bạn.
refused-too-late = Muộn mất rồi.
refused-salt-differs = Đó không phải salt đã hứa.
refused-stale = Bàn chơi đã thay đổi; hãy xem lại.
refused-not-alone = Chơi với người khác thì không được lùi lại nước đi.
refused-nothing-to-undo = Không có gì để lùi lại.
refused-no-hints = Bàn này không có gợi ý.
refused-hint-later = Đến lượt bạn mới có gợi ý.
refused-closed = Bàn này đã đóng.
refused-too-fast = Chậm lại một chút nhé.
refused-hello-twice = Kết nối đã bắt đầu rồi.
refused-no-such-command = Máy chủ không biết lệnh đó.
refused-failed = Máy chủ gặp trục trặc; hãy thử lại.
refused-internal = { refused-failed }
refused-offline = Không liên lạc được với máy chủ.
refused-no-such-code = Lúc này không có bàn nào mang mã này.
refused-record-wrong = Không xem lại được biên bản này, vì nó có { $mistakes ->
    [1] một lỗi: { $first }
   *[other] { $mistakes } lỗi; lỗi đầu tiên: { $first }
}
refused-record-too-long = Xem lại biên bản này mất quá nhiều thời gian.
refused-no-such-link = Liên kết này đã được dùng, hoặc đã quá cũ.
refused-no-such-game = Ở bàn này chưa từng có ván như thế.
refused-bad-move = Đó không phải một nước đi.
refused-unknown-bot = Không có người chơi máy đó.
refused-bad-host = Máy chủ không nhận ra mình ở địa chỉ này.
refused-bad-media = Máy chủ không đọc được loại dữ liệu đó.
refused-bad-request = Phần còn lại chưa đến nơi; hãy thử lại.
refused-too-large = Nhiều quá, không nhận một lần được.
refused-too-slow = Lâu quá; hãy thử lại.
refused-too-many = Thử nhiều lần quá; hãy chờ một chút.
refused-no-push = Máy chủ này không gửi thông báo.
refused-other = Yêu cầu bị từ chối ({ $code }).
