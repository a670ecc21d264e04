### Rulesets in Vietnamese words: the presets in a line each, and the rule sheet.

## The presets, in a line each

preset-trains = số đoàn tàu bằng số người chơi, lật quân để tìm người đi trước, sân gà không bao giờ rút hết (mặc định)
preset-cross = bốn đoàn tàu, ai cầm quân đôi thì đi trước, quân rút được có thể giữ lại, đôi không (0-0) tính 50 điểm
preset-howsley = luật của các tác giả năm 1986: sáu đoàn tàu, được rút thay vì đánh, còn một quân cuối thì phải báo
preset-hub = luật của bộ có khay giữa tám khe: tám đoàn tàu
preset-pagat = bốn đoàn tàu và nhiều quân trên tay hơn, cho hai đến năm người chơi, đôi không (0-0) tính 50 điểm
preset-rotating = bốn đoàn tàu, mỗi người bảy quân, quanh bàn lần lượt từng người đi trước
preset-family = bốn đoàn tàu, bốc thăm người đi trước, còn một quân cuối thì phải báo, bí là hết vòng

## The rule sheet, in the order one explains it at a kitchen table

sheet-aim = Hãy đánh cho hết quân. Quân nào còn trên tay thì bị tính điểm, và ai ít điểm nhất thì thắng.
sheet-set = Chơi bằng bộ đôi { $set }, tức là { $tiles } quân domino; trò này dành cho { $least } đến { $most } người chơi.
sheet-set-here = Chơi bằng bộ đôi { $set }, tức là { $tiles } quân domino; bàn này có { $players } người chơi.

sheet-rounds-all = { $count ->
    [0] Quân đôi khởi đầu của vòng đầu
   *[other] Một ván chơi có { $count } vòng. Quân đôi khởi đầu của vòng đầu
} là { $first }, của vòng kế tiếp là { $second }, cứ thế xuống dần đến 0-0.
sheet-rounds-down-up = { $count ->
    [0] Quân đôi khởi đầu của vòng đầu
   *[other] Một ván chơi có { $count } vòng. Quân đôi khởi đầu của vòng đầu
} là { $first }, của vòng kế tiếp là { $second }, cứ thế xuống dần đến 0-0, rồi lại lên dần đến { $first }.
sheet-rounds-list = { $count ->
    [0] Quân đôi khởi đầu của các vòng lần lượt là { $doubles }.
    [1] Một ván chơi có một vòng; quân đôi khởi đầu là { $doubles }.
   *[other] Một ván chơi có { $count } vòng; quân đôi khởi đầu của các vòng lần lượt là { $doubles }.
}

sheet-hand = Mỗi người lấy { $count ->
    [1] một quân
   *[other] { $count } quân
}; các quân còn lại để úp làm sân gà.
sheet-hand-table = Mỗi người lấy bao nhiêu quân là tùy số người chơi ({ $table }); các quân còn lại để úp làm sân gà.
sheet-hand-share = Lấy { $total } chia cho số người chơi rồi làm tròn, mỗi người lấy chừng ấy quân; các quân còn lại để úp làm sân gà.

sheet-starting-double-aside = Quân đôi khởi đầu được đặt ở giữa trước khi chia quân; nó không phải quân của ai cả.
sheet-starter-lottery = Để tìm người đi trước trong vòng, mọi người lần lượt lật quân: ai lật trúng quân đôi khởi đầu thì đi trước. Sau đó xáo lại tất cả các quân khác.
sheet-starter-holder = Quân đôi khởi đầu được chia như mọi quân khác; ai cầm nó thì bắt đầu vòng bằng cách đặt nó vào giữa.
sheet-starter-highest-tile = Ở vòng đầu mỗi người rút một quân, quân của ai lớn nhất thì người đó đi trước; từ vòng sau, quanh bàn lần lượt từng người đi trước.
sheet-starter-random = Ở vòng đầu bốc thăm xem ai đi trước; từ vòng sau, quanh bàn lần lượt từng người đi trước.

sheet-unheld-search = Nếu không ai cầm nó, mọi người lần lượt rút mỗi lần một quân và giữ lại, cho đến khi quân đôi đó xuất hiện.
sheet-unheld-together = Nếu không ai cầm nó, tất cả đều rút một quân và giữ lại, cứ lặp lại như thế cho đến khi quân đôi đó đã xuất hiện.
sheet-unheld-comes-back = Nếu không ai cầm nó, quân đôi kế tiếp có người cầm sẽ bắt đầu vòng này, còn quân đôi bị bỏ qua sẽ trở lại sau.
sheet-unheld-dropped = Nếu không ai cầm nó, quân đôi kế tiếp có người cầm sẽ bắt đầu vòng này, còn quân đôi bị bỏ qua thì bỏ luôn.
sheet-unheld-redeal = Nếu không ai cầm nó thì chia lại.

sheet-arms = Trước hết quân đôi khởi đầu phải có đủ đoàn tàu: { $count ->
    [1] quân đầu tiên phải đánh vào nó và bắt đầu đoàn tàu duy nhất
   *[other] { $count } quân đầu tiên phải đánh vào nó, mỗi quân bắt đầu một đoàn tàu
}. Chưa đủ thì không được đánh quân nào vào chỗ khác.
sheet-arms-players = Trước hết quân đôi khởi đầu phải có đủ đoàn tàu: có bao nhiêu người chơi thì phải đánh vào nó bấy nhiêu quân, mỗi quân bắt đầu một đoàn tàu. Chưa đủ thì không được đánh quân nào vào chỗ khác.
sheet-arms-at-least = Trước hết quân đôi khởi đầu phải có đủ đoàn tàu: có bao nhiêu người chơi thì phải đánh vào nó bấy nhiêu quân, nhưng ít nhất là { $least }, mỗi quân bắt đầu một đoàn tàu. Chưa đủ thì không được đánh quân nào vào chỗ khác.

sheet-must-lay-yes = Mọi người lần lượt đi theo chiều kim đồng hồ. Đến lượt, đánh được thì bạn phải đánh một quân vào một đầu mở, đoàn tàu đó do ai bắt đầu cũng được; hai nửa chạm nhau phải bằng nhau.
sheet-must-lay-no = Mọi người lần lượt đi theo chiều kim đồng hồ. Đến lượt, bạn được đánh một quân vào một đầu mở, đoàn tàu đó do ai bắt đầu cũng được; hai nửa chạm nhau phải bằng nhau. Bạn không bắt buộc phải đánh, dù đánh được.
sheet-draw-none = { $must ->
    [yes] Nếu không đánh được
   *[no] Nếu không đánh
}, bạn bỏ lượt; không ai rút quân.
sheet-draw-one-must = { $must ->
    [yes] Nếu không đánh được
   *[no] Nếu không đánh
}, bạn rút một quân; quân đó khớp thì phải đánh ngay, không khớp thì bỏ lượt.
sheet-draw-one-may = { $must ->
    [yes] Nếu không đánh được
   *[no] Nếu không đánh
}, bạn rút một quân; quân đó khớp thì được đánh ngay, nếu không đánh thì bỏ lượt.
sheet-draw-one-may-not = { $must ->
    [yes] Nếu không đánh được
   *[no] Nếu không đánh
}, bạn rút một quân rồi bỏ lượt; dù khớp, quân đó cũng phải chờ đến lượt sau của bạn.
sheet-draw-until-playable-must = { $must ->
    [yes] Nếu không đánh được
   *[no] Nếu không đánh
}, bạn rút cho đến khi có quân khớp, và phải đánh ngay quân đó.
sheet-draw-until-playable-may = { $must ->
    [yes] Nếu không đánh được
   *[no] Nếu không đánh
}, bạn rút cho đến khi có quân khớp, và được đánh ngay quân đó.
sheet-reserve-none = Khi sân gà hết quân, bạn bỏ lượt thay vì rút.
sheet-reserve = Không bao giờ được rút { $count ->
    [1] quân cuối cùng
   *[other] { $count } quân cuối cùng
} của sân gà; lúc đó bạn bỏ lượt thay vì rút.
sheet-reserve-by-players = Không bao giờ được rút những quân cuối cùng của sân gà ({ $two } quân khi có hai người chơi, { $more } quân khi đông hơn); lúc đó bạn bỏ lượt thay vì rút.

sheet-foot = Quân đôi đặt nằm ngang và cần có chân gà: { $toes ->
    [1] quân tiếp theo phải đánh vào nó làm ngón chân
   *[other] { $toes } quân tiếp theo phải đánh vào nó làm ngón chân
}. Chưa đủ thì không được đánh quân nào vào chỗ khác.
sheet-unfinishable-play-on = Nếu còn quá ít quân để đủ một chân gà, mọi người vẫn chơi tiếp cho đến khi không ai đi được nữa; cố tình đánh một quân đôi như thế chính là mẹo hay nhất của trò này.
sheet-unfinishable-end-round = Nếu ai cũng thấy là một chân gà sẽ không bao giờ đủ ngón chân thì vòng kết thúc ngay.
sheet-unfinishable-forbid = Quân đôi nào không bao giờ đủ ngón chân được thì không được đánh.
sheet-unfinishable-waive = Nếu còn quá ít quân để đủ một chân gà thì quân đôi đó không cần ngón chân nào.
sheet-last-double-allowed = Quân cuối cùng của bạn được là quân đôi; khi đó chân gà của nó để trống.
sheet-last-double-penalty = Nếu quân cuối cùng của bạn là quân đôi thì vòng kết thúc, nhưng bạn bị tính { $points } điểm.
sheet-last-double-forbidden = Quân cuối cùng của bạn không được là quân đôi.
sheet-call = Khi đánh quân áp chót, bạn phải báo. Nếu bạn quên, người khác được bắt lỗi bạn trước nước đi tiếp theo, và bạn phải rút { $count ->
    [1] một quân
   *[other] { $count } quân
}.

sheet-blocked-nobody = Vòng kết thúc khi có người đánh hết quân; hoặc khi không ai đánh được và không ai được rút. Trường hợp sau là vòng bị chặn, và ai ít điểm trên tay nhất thì thắng vòng.
sheet-blocked-full-circle = Vòng kết thúc khi có người đánh hết quân; hoặc khi tất cả lần lượt bỏ lượt mà không có gì để rút. Trường hợp sau là vòng bị chặn, và ai ít điểm trên tay nhất thì thắng vòng.
sheet-blocked-mover = Vòng kết thúc khi có người đánh hết quân; hoặc khi có người phải rút mà không có gì để rút. Trường hợp sau là vòng bị chặn, và ai ít điểm trên tay nhất thì thắng vòng.
sheet-points = Cuối vòng, mỗi người đếm số chấm còn lại trên tay.
sheet-double-blank = Quân đôi không (0-0) còn lại trên tay tính { $points } điểm.
sheet-blank-half = Mỗi nửa trống (0 chấm) của các quân khác còn lại trên tay tính { $points } điểm.

sheet-end-all-rounds = Sau vòng cuối cùng, ai có tổng điểm ít nhất thì thắng ván chơi.
sheet-end-target = Ván chơi kết thúc sau vòng có người chạm mốc { $points } điểm; ai có tổng điểm ít nhất thì thắng. Nếu trước đó đã chơi hết các quân đôi thì lại chơi từ quân đôi đầu tiên.
sheet-ties-most-zero-rounds = { $order ->
    [1] Nếu hai người hòa điểm, ai có nhiều vòng 0 điểm hơn thì xếp trên.
   *[other] Nếu vẫn hòa, ai có nhiều vòng 0 điểm hơn thì xếp trên.
}
sheet-ties-lowest-nonzero-round = { $order ->
    [1] Nếu hai người hòa điểm, so vòng ít điểm nhất của mỗi người (không kể vòng 0 điểm): ai ít hơn thì xếp trên.
   *[other] Nếu vẫn hòa, so vòng ít điểm nhất của mỗi người (không kể vòng 0 điểm): ai ít hơn thì xếp trên.
}
sheet-ties-most-rounds-won = { $order ->
    [1] Nếu hai người hòa điểm, ai thắng nhiều vòng hơn thì xếp trên.
   *[other] Nếu vẫn hòa, ai thắng nhiều vòng hơn thì xếp trên.
}
sheet-ties-shared = Sau đó ai còn hòa nhau thì cùng một hạng.

## The keys of a ruleset as one sets them in a form: what each decides (rule-…), and its values (choice-…).

rule-set = Bộ quân: quân đôi cao nhất
rule-players = Số người chơi
rule-rounds = Các vòng
choice-rounds-all = mọi quân đôi, từ cao nhất xuống
choice-rounds-down-up = từ cao nhất xuống rồi lại lên
choice-rounds-list = chỉ những quân đôi này
rule-hand = Số quân mỗi người
choice-hand-table = tùy số người chơi
choice-hand-number = bao nhiêu người chơi cũng như nhau
choice-hand-share = lấy số này chia cho số người chơi
rule-starting-double = Quân đôi khởi đầu
choice-starting-double-aside = đặt ở giữa trước khi chia quân
choice-starting-double-pool = được chia như mọi quân khác
rule-starter = Ai đi trước trong vòng
choice-starter-lottery = ai lật trúng quân đôi khởi đầu
choice-starter-holder = ai cầm quân đôi khởi đầu
choice-starter-highest-tile = ai rút được quân lớn nhất, sau đó lần lượt
choice-starter-random = bốc thăm, sau đó lần lượt
rule-unheld = Khi không ai cầm quân đôi khởi đầu
choice-unheld-none = (không thể xảy ra)
choice-unheld-search = lần lượt rút cho đến khi trúng nó
choice-unheld-together = tất cả cùng rút cho đến khi trúng nó
choice-unheld-comes-back = quân đôi kế tiếp bắt đầu, quân này trở lại sau
choice-unheld-dropped = quân đôi kế tiếp bắt đầu, quân này bỏ luôn
choice-unheld-redeal = chia lại
rule-arms = Số đoàn tàu phải bắt đầu trước
choice-arms-players = bằng số người chơi
choice-arms-number = luôn là một số nhất định
choice-arms-at-least = bằng số người chơi, nhưng ít nhất là
rule-must-lay = Ai đánh được
choice-must-lay-yes = thì phải đánh
choice-must-lay-no = vẫn được rút thay vì đánh
rule-draw = Ai không đánh thì rút
choice-draw-none = không quân nào
choice-draw-one = một quân
choice-draw-until-playable = cho đến khi có quân khớp
rule-drawn-fits = Quân vừa rút mà khớp
choice-drawn-fits-must = phải đánh ngay
choice-drawn-fits-may = được đánh ngay
choice-drawn-fits-may-not = phải chờ đến lượt sau
rule-reserve = Số quân của sân gà không ai được rút
rule-toes = Số ngón chân của một chân gà
rule-unfinishable = Chân gà không bao giờ đủ ngón chân
choice-unfinishable-play-on = cứ để đó, chơi tiếp đến khi vòng bị chặn
choice-unfinishable-end-round = làm vòng kết thúc ngay
choice-unfinishable-forbid = không được phép bắt đầu
choice-unfinishable-waive = không cần thêm ngón chân nào
rule-last-double = Quân cuối cùng là quân đôi
choice-last-double-allowed = được phép
choice-last-double-penalty = bị tính điểm
choice-last-double-forbidden = không được phép
rule-last-double-penalty = Quân cuối cùng là quân đôi thì bị tính bao nhiêu điểm
rule-call = Quên báo khi đánh quân áp chót thì phải rút bao nhiêu quân (0: không phải báo)
rule-blocked = Vòng bị chặn khi
choice-blocked-nobody = không ai đánh hay rút được
choice-blocked-full-circle = tất cả lần lượt bỏ lượt
choice-blocked-mover = có người phải rút mà không rút được
rule-double-blank = Điểm của quân đôi không (0-0) còn trên tay
rule-blank-half = Điểm của mỗi nửa trống khác còn trên tay
rule-end = Ván chơi kết thúc
choice-end-all-rounds = sau vòng cuối cùng
choice-end-target = khi có người chạm mốc điểm này
rule-ties = Khi hai người hòa điểm
choice-ties-none = cùng một hạng
choice-ties-most-zero-rounds = ai có nhiều vòng 0 điểm hơn
choice-ties-lowest-nonzero-round = ai có vòng thấp nhất (khác 0 điểm) ít điểm hơn
choice-ties-most-rounds-won = ai thắng nhiều vòng hơn

rule-from = từ
rule-to = đến
rule-with-two = khi có hai người
rule-with-more = khi có từ ba người trở lên
rule-for-players = { $players } người chơi
rule-list-help = Ví dụ: 9, 8, 7.
rule-tie-order = { $order ->
    [1] Xét điều gì trước
    [2] Nếu vẫn hòa
   *[other] Rồi đến
}

rule-refused-number = Chỗ này cần một số nguyên từ { $least } đến { $most }.
rule-refused-bad-value = Giá trị này không dùng ở đây được.
rule-refused-too-many-tiles = Chỉ có { $tiles } quân. { $bigger ->
    [0] { $fewer ->
        [0] Hãy chơi ít người hơn.
        [1] Mỗi người lấy một quân thì được.
       *[other] Mỗi người lấy { $fewer } quân thì được.
    }
   *[other] { $fewer ->
        [0] Chơi bằng bộ đôi { $bigger } thì được.
        [1] Chơi bằng bộ đôi { $bigger }, hoặc mỗi người lấy một quân thì được.
       *[other] Chơi bằng bộ đôi { $bigger }, hoặc mỗi người lấy { $fewer } quân thì được.
    }
}
rule-refused-no-hand-size = Hãy cho biết khi có { $players } người chơi thì mỗi người lấy bao nhiêu quân.
rule-refused-players-out-of-range = Luật này dành cho { $least } đến { $most } người chơi.
rule-refused-arms-exceed-set = Bộ này chỉ đủ quân cho nhiều nhất { $most ->
    [1] một đoàn tàu
   *[other] { $most } đoàn tàu
}.
rule-refused-toes-exceed-set = Với bộ này, một chân gà có nhiều nhất { $most ->
    [1] một ngón chân
   *[other] { $most } ngón chân
}.
rule-refused-no-rounds = Hãy ghi ít nhất một quân đôi khởi đầu.
rule-refused-round-not-in-set = Quân đôi cao nhất của bộ này là { $most }-{ $most }.
rule-refused-may-never-end = Nếu không ai bắt buộc phải đánh thì vòng phải bị chặn khi tất cả lần lượt bỏ lượt; nếu không, vòng có thể không bao giờ kết thúc.
rule-refused-starter-and-double = Nếu quân đôi khởi đầu được chia thì ai cầm nó sẽ đi trước; nếu nó nằm ở giữa thì không ai cầm nó, và người đi trước phải được chọn theo cách khác.
rule-refused-unheld-and-double = Nếu quân đôi khởi đầu được chia thì phải chọn cách làm khi không ai cầm nó; nếu nó nằm ở giữa thì chuyện đó không thể xảy ra.
rule-refused-mover-cannot-draw = Nếu không ai rút quân thì với cách chặn này, hễ có người không có quân khớp là vòng kết thúc ngay.
rule-refused-drawn-never-laid = Nếu rút cho đến khi có quân khớp thì không được bắt quân đó phải chờ.
