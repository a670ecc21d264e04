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
