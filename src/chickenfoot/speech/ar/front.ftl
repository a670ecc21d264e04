### The first page in the browser, in Arabic: all its words are loaded before anything else, so there are few.

page-play-now = هيا نلعب
page-how-long = كم نلعب؟
page-rounds-one = جولة واحدة
page-rounds-three = ثلاث جولات
page-rounds-all = اللعبة كلها
page-tagline = لعبة الدومينو التي تنبت فيها لكل مزدوج قدم دجاج.
page-picture = طاولة مرسومة: أربعة قطارات من قطع الدومينو تنطلق من التسعة المزدوجة، وللخمسة المزدوجة أصابعها الثلاث.
page-company = يجلس معك ثلاثة لاعبين آليين، ولا حاجة إلى التسجيل.
page-together = مع الأصدقاء
page-name = اسمك
page-nobody = ضيف
page-rules = القواعد
page-seats = المقاعد
page-make = طاولة جديدة
page-make-more = قواعد البيت، لاعبون آليون، مهلة للدور …
page-have-code = معك رمز؟
page-join = انضمام
page-your-tables = طاولاتك
page-computer = { $level ->
    [chick] الكتكوت
    [pullet] الفرّوجة
    [hen] الدجاجة
    [rooster] الديك
   *[other] { $level }
}
page-learn = كيف نلعب؟
page-open-record = مشاهدة لعبة مسجّلة
page-open-settings = الإعدادات
page-language = اللغة
page-take-seat-along = المتابعة على جهاز آخر
page-home = إلى الصفحة الأولى
page-lost = لا شيء على هذا العنوان. ربما وصلك رابط الطاولة ناقصًا.
page-waiting = لحظة …
page-your-turn = دورك الآن.
page-offline-here = لا يوجد اتصال: اللعب يحتاج إلى أن يصل هذا الجهاز إلى الخادم.
page-offline-table = لا يوجد اتصال: هذه الطاولة محفوظة على الخادم، وتستمر هنا فور عودة الاتصال.
page-offline-retry = إعادة المحاولة
page-update = هناك إصدار جديد جاهز.
page-update-take = تحميل
page-update-later = لاحقًا

page-preset-trains = القطارات
page-preset-cross = التقاطع
page-preset-howsley = Howsley
page-preset-hub = المحور
page-preset-pagat = Pagat
page-preset-rotating = بالتناوب
page-preset-family = العائلة
page-preset-changed = { $preset }، مع قواعد البيت

page-table-phase = { $phase ->
    [gathering] لم تبدأ بعد
    [over] انتهت اللعبة
    [closed] مغلقة
   *[other] اللعب جارٍ
}
page-table-played = آخر لعب { $when }
