### The Vietnamese words of Chicken Foot. One message is one whole sentence (or one word of a table's head).

## Small things

list-comma = { ", " }

## Names at the table

name-you = Bạn
seat-name = { $seat ->
    [0] Bình
    [1] Chi
    [2] Dũng
    [3] Hoa
    [4] Kiên
    [5] Lan
    [6] Sơn
    [7] Thảo
   *[other] Người chơi { $seat }
}
name-with-bot = { $name } ({ $bot })

## The beginning of a game and of a round

game-title = Chân gà, chơi theo luật "{ $rules }", { $players } người chơi, { $rounds ->
    [0] đến khi có người chạm mốc { $points } điểm
    [1] một vòng
   *[other] { $rounds } vòng
}.
game-seats = Quanh bàn theo chiều kim đồng hồ: { $names }.
game-how = Gõ một con số hoặc một nước đi như "9-3 on 9". Muốn biết thêm thì gõ "help".
game-resumed = Mừng bạn trở lại. Mình chơi tiếp từ chỗ bạn đã dừng nhé.

round-title = Vòng { $number } trên { $total }. Quân đôi khởi đầu là { $double }.
round-title-open = Vòng { $number }. Quân đôi khởi đầu là { $double }.

start-lottery = { $turned ->
    [1] Vừa lật quân đầu tiên đã thấy { $double }
   *[other] Lật đến quân thứ { $turned } mới thấy { $double }
}: { $you ->
    [yes] bạn lật trúng nên bạn đi trước.
   *[no] { $name } lật trúng nên { $name } đi trước.
}
start-holder = { $you ->
    [yes] Bạn cầm { $double } nên bạn đi trước.
   *[no] { $name } cầm { $double } nên { $name } đi trước.
}
start-search = Không ai được chia { $double }. Mỗi người lần lượt rút một quân cho đến khi rút trúng quân đó, { $you ->
    [yes] bắt đầu từ bạn
   *[no] bắt đầu từ { $name }
}.
start-together = Không ai được chia { $double }. Ai cũng rút một quân, hết lượt lại rút tiếp cho đến khi có người rút trúng, { $you ->
    [yes] bắt đầu từ bạn
   *[no] bắt đầu từ { $name }
}.
start-comes-back = Không ai được chia { $planned }. Quân đôi này sẽ trở lại ở một vòng sau.
start-dropped = Không ai được chia { $planned }. Bỏ qua quân đôi này.
start-redealt = Không ai được chia { $double } nên đã phải chia lại { $count ->
    [1] một lần
   *[other] { $count } lần
}.
start-highest-tile = Mỗi người lật một quân: { $tiles }. { $you ->
    [yes] Quân của bạn lớn nhất nên bạn đi trước.
   *[no] Quân của { $name } lớn nhất nên { $name } đi trước.
}
start-random = { $you ->
    [yes] Bốc thăm trúng bạn: bạn đi trước.
   *[no] Bốc thăm trúng { $name }: { $name } đi trước.
}
start-next = { $you ->
    [yes] Lần này đến phiên bạn đi trước.
   *[no] Lần này đến phiên { $name } đi trước.
}

## What happens: one sentence for each event

event-tile-laid = { $you ->
    [yes] Bạn đánh { $tile } vào đầu { $end }.
   *[no] { $name } đánh { $tile } vào đầu { $end }.
}
event-tile-laid-called = { $you ->
    [yes] Bạn đánh { $tile } vào đầu { $end } và báo: còn một quân!
   *[no] { $name } đánh { $tile } vào đầu { $end } và báo: còn một quân!
}
event-start-laid = { $you ->
    [yes] Bạn đánh quân đôi khởi đầu { $tile }.
   *[no] { $name } đánh quân đôi khởi đầu { $tile }.
}
event-start-laid-called = { $you ->
    [yes] Bạn đánh quân đôi khởi đầu { $tile } và báo: còn một quân!
   *[no] { $name } đánh quân đôi khởi đầu { $tile } và báo: còn một quân!
}
event-tile-drawn = { $you ->
    [yes] Bạn rút được { $tile }.
   *[no] { $name } rút được { $tile }.
}
event-tile-drawn-hidden = { $you ->
    [yes] Bạn rút một quân.
   *[no] { $name } rút một quân.
}
event-start-found = { $you ->
    [yes] Bạn rút được { $tile }, đúng quân đôi khởi đầu!
   *[no] { $name } rút được { $tile }, đúng quân đôi khởi đầu!
}
event-turn-passed = { $you ->
    [yes] Bạn bỏ lượt.
   *[no] { $name } bỏ lượt.
}
event-foot-begun = Chân gà! { $toes ->
    [1] Quân tiếp theo phải đánh vào { $double }.
   *[other] { $toes } quân tiếp theo phải đánh vào { $double }.
}
event-foot-waived = Chân gà! Không còn đủ quân làm ngón chân nên { $double } không cần ngón chân nào.
event-foot-done = Chân gà { $double } đã đủ ngón chân.
event-opening-done = Các đoàn tàu đều đã bắt đầu; giờ đầu nào cũng mở.
event-caught = { $name } quên báo và bị { $by } bắt lỗi, { $count ->
    [0] nhưng không phải rút quân nào vì sân gà không còn gì để rút
    [1] phải rút một quân
   *[other] phải rút { $count } quân
}.
event-caught-you = Bạn quên báo và bị { $by } bắt lỗi! { $count ->
    [0] Sân gà không còn gì để rút nên bạn không phải rút quân nào.
    [1] Bạn rút một quân: { $tiles }.
   *[other] Bạn rút { $count } quân: { $tiles }.
}
event-caught-by-you = { $name } quên báo và bị bạn bắt lỗi! { $name } { $count ->
    [0] không phải rút quân nào vì sân gà không còn gì để rút
    [1] rút một quân
   *[other] rút { $count } quân
}.
event-round-ended-out = { $you ->
    [yes] Bạn hết quân! Vòng này kết thúc.
   *[no] { $name } hết quân! Vòng này kết thúc.
}
event-round-ended-blocked = Không ai đi tiếp được nữa: vòng này bị chặn.
event-round-ended-unfinishable = Chân gà này không còn cách nào đủ ngón chân: vòng này kết thúc.

## The table

seat-cell = { $name }: { $tiles } quân, { $points } điểm
seat-sentence = { $you ->
    [yes] Bạn còn { $tiles } quân và đến giờ có { $points } điểm.
   *[no] { $name } còn { $tiles } quân và đến giờ có { $points } điểm.
}
turn = { $you ->
    [yes] Đến lượt bạn.
   *[no] Đến lượt { $name }.
}
yard = { $count ->
    [0] Sân gà đã hết quân.
    [1] Sân gà còn một quân{ $kept ->
        [0] .
       *[other] , nhưng quân này để lại, không được rút.
    }
   *[other] Sân gà còn { $count } quân{ $kept ->
        [0] .
        [1] ; quân cuối cùng để lại, không được rút.
       *[other] ; { $kept } quân cuối cùng để lại, không được rút.
    }
}
ends-open = Đầu mở: { $ends }.
ends-none = Không có đầu mở nào.
pending-foot = Chân gà { $double } còn cần { $missing ->
    [1] một ngón chân nữa
   *[other] { $missing } ngón chân nữa
}: lúc này chỉ được đánh vào đó.
pending-opening = Đầu vòng: còn phải có { $missing ->
    [1] một đoàn tàu nữa
   *[other] { $missing } đoàn tàu nữa
} bắt đầu từ { $double }.
pending-start = Quân đôi khởi đầu { $double } chưa có trên bàn chơi.

hand = Quân trên tay bạn ({ $points } điểm):
hand-sentence = Bạn cầm { $tiles }: { $points } điểm.
hand-can = Bạn đánh được { $tiles }.
hand-cannot = Bạn không có quân nào đánh được.
choices = Bạn được chọn:
call-due = Đây là quân áp chót của bạn. Dấu "!" là lời báo; bỏ nó đi thì bạn có thể bị bắt lỗi.
catch-may = { $name } chỉ còn một quân mà không báo. Gõ "catch" để bắt lỗi { $name }.
catch-or-not = { $name } chỉ còn một quân mà không báo. Gõ "catch" (hoặc 1) để bắt lỗi, hay nhấn Enter (hoặc gõ 2) để bỏ qua.
forced-draw = Bạn không đánh được quân nào nên phải rút: { $tile }.
forced-draw-again = Quân đó không khớp nên bạn rút tiếp: { $tile }.
forced-search = Bạn tìm { $double } và rút được { $tile }.
forced-search-found = Bạn tìm quân đôi khởi đầu và rút trúng luôn: { $double }!
forced-pass = Bạn không đánh được mà cũng không rút được nên bỏ lượt.
forced-pass-drawn = Quân đó không khớp nên bạn bỏ lượt.
forced-pass-waits = Lượt này bạn chưa được đánh quân đó nên bạn bỏ lượt.

## The table in sentences, for screen readers

prose-start = Ở giữa là quân đôi khởi đầu { $double }.
prose-arm = Đoàn tàu { $number }: { $tiles }. Đầu mở { $end }.
prose-arm-foot = Đoàn tàu { $number }: { $tiles }, rồi đến quân đôi { $double }.
prose-toe = Ngón chân { $number } của chân gà { $double }: { $tiles }. Đầu mở { $end }.
prose-toe-foot = Ngón chân { $number } của chân gà { $double }: { $tiles }, rồi đến quân đôi { $foot }.
prose-free = { $count ->
    [1] Còn cần một quân nữa
   *[other] Còn cần { $count } quân nữa
} đánh vào { $double }.
prose-bare = Không có quân nào đánh vào { $double }.
prose-lying = Trên bàn chơi có: { $tiles }.
prose-newest = Quân mới nhất là { $tile }.

## Why not: what cannot be done, and what to do instead

why-round-over = Vòng này đã kết thúc, không ai đi nữa ({ $clause }).
why-not-your-turn = Khoan đã: đang là lượt của người khác ({ $clause }).
why-not-in-hand = Bạn không có { $tile }; hãy đánh một quân trên tay mình ({ $clause }).
why-no-such-end = Trên bàn chơi không có chỗ đó. Đang mở: { $ends } ({ $clause }).
why-halves-differ = { $tile } không khớp: hai nửa chạm nhau phải bằng nhau. Đang mở: { $ends } ({ $clause }).
why-start-first = Trước hết phải có quân đôi khởi đầu { $start } trên bàn chơi đã ({ $clause }).
why-foot-open = { $tile } phải chờ: chân gà của đôi { $value } còn cần { $missing ->
    [1] một ngón chân nữa
   *[other] { $missing } ngón chân nữa
}, đủ rồi mới được đánh chỗ khác ({ $clause }).
why-opening-open = { $tile } phải chờ: trước hết còn phải có { $missing ->
    [1] một đoàn tàu nữa
   *[other] { $missing } đoàn tàu nữa
} bắt đầu từ { $value }-{ $value } ({ $clause }).
why-must-lay = Đánh được thì bạn phải đánh; hãy nhìn các quân được đánh dấu ({ $clause }).
why-drawn-already = Bạn đã rút rồi; mỗi lượt chỉ được rút một lần ({ $clause }).
why-only-drawn = Đã rút thì chỉ được đánh quân vừa rút, tức là { $drawn } ({ $clause }).
why-drawn-waits = { $drawn } vừa rút trong lượt này nên phải chờ đến lượt sau ({ $clause }).
why-yard-at-reserve = Sân gà không còn quân nào được rút; hãy bỏ lượt ({ $clause }).
why-no-drawing = Bàn này không ai rút quân; hãy bỏ lượt ({ $clause }).
why-nothing-to-pass-on = Phải rút trước đã, rồi mới được bỏ lượt ({ $clause }).
why-double-forbidden = { $last ->
    [yes] Không được đánh { $tile }: ở bàn này quân cuối cùng không được là quân đôi ({ $clause }).
   *[no] Không được đánh { $tile }: còn quá ít quân để làm ngón chân cho nó ({ $clause }).
}
why-no-call-due = Chưa có gì để báo: chỉ báo khi đánh quân áp chót. Hãy bỏ dấu "!" đi ({ $clause }).
why-nothing-to-catch = Lúc này ghế đó không bắt lỗi ai được ({ $clause }).
why-tile-fits = { $tile } đánh được: { $moves }.
why-all-fit = Quân nào của bạn cũng đánh được.

## Hints

hint = { $bot } sẽ chọn { $move }: { $reason }
hint-worths = { $deals ->
    [1] Trong vòng này, mỗi nước đi có thể khiến bạn bị bao nhiêu điểm, tính theo một cách chia quân khớp với những gì bạn đã thấy:
   *[other] Trong vòng này, mỗi nước đi có thể khiến bạn bị bao nhiêu điểm, tính theo { $deals } cách chia quân khớp với những gì bạn đã thấy:
}
hint-worth = { $move }: { $points } điểm (từ { $low } đến { $high })
hint-only = không còn cách nào khác.
hint-out = đó là quân cuối cùng, đánh xong là bạn hết quân.
hint-start = nước này bắt đầu vòng.
hint-draw = thêm một quân mới vẫn lợi hơn đánh những quân bạn đang đánh được.
hint-hold = những quân bạn cầm cứ giữ trên tay thì lợi hơn.
hint-keep = lúc này cứ giữ { $tile } trên tay thì lợi hơn.
hint-block = chân gà của đôi { $value } không còn cách nào đủ ngón chân nên nước này chặn cả vòng; bạn còn { $mine } điểm, những người khác mỗi người khoảng { $others } điểm.
hint-foot = nó cần ngón chân, mà chính bạn đang cầm { $toes ->
    [1] một quân
   *[other] { $toes } quân
} có số { $value }.
hint-double = bạn tống được một quân đôi khỏi tay, còn ngón chân thì để người khác lo.
hint-starve = nước này để lại đầu mở { $value }, mà { $seats ->
    [1] đã có một người khác để lộ là không có số đó.
   *[other] đã có { $seats } người khác để lộ là không có số đó.
}
hint-heavy = đó là quân nhiều chấm nhất đánh được: đỡ bị tính { $pips } chấm.
hint-follow = sau đó bạn còn đánh tiếp được: bạn cầm { $tiles ->
    [1] thêm một quân
   *[other] thêm { $tiles } quân
} có số { $value }.
hint-place = với hầu hết các cách chia quân, nước này lợi nhất cho bạn.

## The end of a round and of a game

shown-hand = { $you ->
    [yes] Bạn còn { $tiles }: { $points } điểm, tổng cộng { $total }.
   *[no] { $name } còn { $tiles }: { $points } điểm, tổng cộng { $total }.
}
shown-out = { $you ->
    [yes] Bạn hết quân: { $points } điểm, tổng cộng { $total }.
   *[no] { $name } hết quân: { $points } điểm, tổng cộng { $total }.
}
round-won = { $you ->
    [yes] Bạn thắng vòng này.
   *[no] { $name } thắng vòng này.
}
round-shared = { $names } cùng thắng vòng này.

score-head-player = người chơi
score-head-total = tổng
score-none = Chưa xong vòng nào.
score-sentence = { $you ->
    [yes] Bạn có { $total } điểm; điểm từng vòng đến giờ: { $points }.
   *[no] { $name } có { $total } điểm; điểm từng vòng đến giờ: { $points }.
}

game-over = Ván chơi kết thúc.
game-stopped = Không ai cầm quân đôi nào trong số còn lại nên ván chơi kết thúc.
place = { $place }. { $name }: { $total } điểm
tie-most-zero-rounds = { $ahead } và { $behind } hòa điểm; { $ahead } xếp trên nhờ có nhiều vòng 0 điểm hơn.
tie-lowest-nonzero-round = { $ahead } và { $behind } hòa điểm; { $ahead } xếp trên nhờ vòng ít điểm nhất (không kể vòng 0 điểm) có điểm thấp hơn.
tie-most-rounds-won = { $ahead } và { $behind } hòa điểm; { $ahead } xếp trên nhờ thắng nhiều vòng hơn.
tie-shared = { $names } hòa nhau, cùng một hạng.
winner = { $you ->
    [yes] Bạn thắng ván này. Chơi hay lắm!
   *[no] { $name } thắng ván này.
}
winners-shared = { $names } cùng thắng ván này.
