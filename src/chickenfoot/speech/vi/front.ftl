### The first page in the browser, in Vietnamese: all its words are loaded before anything else, so there are few.

page-play-now = Chơi ngay
page-how-long = Chơi bao lâu?
page-rounds-one = một vòng
page-rounds-three = ba vòng
page-rounds-all = cả ván
page-tagline = Trò domino mà quân đôi nào cũng mọc ra một chân gà.
page-picture = Hình vẽ bàn chơi: bốn đoàn tàu domino tỏa ra từ quân đôi chín, còn quân đôi năm đã có đủ ba ngón chân.
page-company = Ba người chơi máy ngồi vào bàn cùng bạn. Không cần đăng ký gì cả.
page-together = Chơi với bạn bè
page-name = Tên của bạn
page-nobody = Khách
page-rules = Luật
page-seats = Số ghế
page-make = Lập bàn
page-make-more = Luật riêng, người chơi máy, đồng hồ …
page-have-code = Có mã bàn?
page-join = Vào bàn
page-your-tables = Các bàn của bạn
page-computer = { $level ->
    [chick] Gà con
    [pullet] Gà tơ
    [hen] Gà mái
    [rooster] Gà trống
   *[other] { $level }
}
page-learn = Cách chơi
page-open-record = Xem lại ván đã ghi
page-open-settings = Cài đặt
page-language = Ngôn ngữ
page-take-seat-along = Chơi tiếp trên máy khác
page-home = Về trang đầu
page-lost = Địa chỉ này không có gì cả. Có thể liên kết đến bàn đã bị cắt mất một phần.
page-waiting = Chờ một chút …
page-your-turn = Đến lượt bạn.
page-offline-here = Đang không có mạng: muốn chơi thì máy này phải kết nối được với máy chủ.
page-offline-table = Đang không có mạng: bàn này nằm trên máy chủ. Có mạng lại là chơi tiếp được ngay ở đây.
page-offline-retry = Thử lại
page-update = Đã có phiên bản mới.
page-update-take = Cập nhật
page-update-later = Để sau

page-preset-trains = Đoàn tàu
page-preset-cross = Chữ thập
page-preset-howsley = Howsley
page-preset-hub = Khay giữa
page-preset-pagat = Pagat
page-preset-rotating = Luân phiên
page-preset-family = Gia đình
page-preset-changed = { $preset }, kèm luật riêng

page-table-phase = { $phase ->
    [gathering] chưa bắt đầu
    [over] ván chơi đã kết thúc
    [closed] đã đóng
   *[other] đang chơi
}
page-table-played = lần chơi gần nhất: { $when }
