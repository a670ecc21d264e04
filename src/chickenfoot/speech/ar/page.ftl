### The pages in the browser, in Arabic, beside what game.ftl and sheet.ftl say everywhere.

# What is read from left to right also within a sentence that is not: a tile, an option.
-ltr = { $text }

page-gathering = تفضّلوا بالجلوس
page-rules-here = القواعد: { $rules }
page-seat-free = شاغر
page-level-chick = الكتكوت، ما زال يتعلّم
page-level-pullet = الفرّوجة، تعرف اللعبة
page-level-hen = الدجاجة، تلعب جيدًا
page-level-rooster = الديك، يصعب الفوز عليه
page-seat-kept = محجوز
page-seat-you = { $name } (أنت)
page-seat-host = الاستضافة
page-seat-link = رابط هذا المقعد
page-seat-link-help = لا يأخذ هذا المقعد إلا من معه هذا الرابط. وهو لشخص واحد.
page-keep-seat = حجزه لأحد
page-stand = ترك مقعدي
page-remove = إخراج { $name }
page-remove-sure = إخراج { $name }؟ لن يمكن لهذا الشخص الجلوس إلى هذه الطاولة بعد الآن.
page-pass-host = نقل الاستضافة إلى { $name }
page-looking-on = مكانك بين المتفرّجين. وللّعب يكفي الجلوس في مقعد شاغر.
page-looking-on-full = مكانك بين المتفرّجين: كل المقاعد مشغولة.
page-all-rules = كل قواعد هذه الطاولة
page-keep-rules = حفظ هذه القواعد على جهازي
page-rules-kept = هذه القواعد محفوظة على هذا الجهاز.
page-copy = نسخ الرابط
page-copied = تمّ النسخ
page-share = مشاركة
page-who-sits = من في المقعد { $seat }
page-sit = الجلوس هنا
page-start = لنبدأ
page-fill-seats = كل مقعد يحتاج إلى من يجلس فيه: إمّا أن ننتظر الأصدقاء، وإمّا أن تُعطى المقاعد الشاغرة للاعبين آليين.
page-host-starts = تبدأ اللعبة بإشارة ممّن يستضيف الطاولة.
page-invite = دعوة
page-only-here = لا يفتح هذا العنوان إلا هذا الجهاز. ولكي يفتحه غيرك، يجب تشغيل الخادم مع { -ltr(text: "--host 0.0.0.0") }.
page-code = أو بالرمز { $code }
page-qr = صورة للرابط تقرؤها كاميرا الهاتف
page-offline = انقطع الاتصال؛ نحاول من جديد.
page-ended = لا يمكن لهذه الصفحة أن تستمر. يُرجى تحميلها من جديد.
page-players = اللاعبون
page-tiles = { $count ->
    [zero] لا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
}
page-points = { $count ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
    [many] { $count } نقطة
   *[other] { $count } نقطة
}
page-round = الجولة { $number }، { $double }
page-yard = الساحة: { $count }
page-tableau = الطاولة
page-lay-here = وضعها على { $value } من { $tile }
page-hand = يدك
page-tile-fits = { $tile }، يمكن وضعها
page-tile-waits = { $tile }، لا مكان لها الآن
page-hand-how = أزرار الأسهم للتنقّل في يدك، وزر Enter لأخذ قطعة، وزر Escape لإعادتها. وزر Alt مع سهم لتحريك القطعة داخل يدك.
page-arrange = ترتيب يدك
page-sort-value = بالرقم
page-sort-pips = بالنقاط
page-sort-fits = الممكنة
page-divide = فاصل
page-gap = فاصل؛ ضغطة عليه تزيله
page-tile-moved = القطعة { $tile } الآن في الموضع { $number } من { $count }.
page-gap-moved = الفاصل الآن في الموضع { $number } من { $count }.
page-view = مشهد الطاولة
page-view-how = زرّا الزائد والناقص للتكبير والتصغير، وأزرار الأسهم لتحريك المشهد، وزر 0 لعرض الطاولة كلها.
page-zoom = التكبير
page-zoom-in = تكبير
page-zoom-out = تصغير
page-zoom-all = عرض الطاولة كلها
page-ends-strip = الأطراف المفتوحة
page-ends = { $value }: { $count ->
    [zero] لا طرف مفتوح
    [one] طرف مفتوح واحد
    [two] طرفان مفتوحان
    [few] { $count } أطراف مفتوحة
    [many] { $count } طرفًا مفتوحًا
   *[other] { $count } طرف مفتوح
}
page-ends-fit = { $value }: { $count ->
    [zero] لا طرف مفتوح، وقطعتك تطابق
    [one] طرف مفتوح واحد، وقطعتك تطابق
    [two] طرفان مفتوحان، وقطعتك تطابق
    [few] { $count } أطراف مفتوحة، وقطعتك تطابق
    [many] { $count } طرفًا مفتوحًا، وقطعتك تطابق
   *[other] { $count } طرف مفتوح، وقطعتك تطابق
}
page-foot-wants = قدم { $double }: الباقي { $missing }
page-opening-wants = افتتاح { $double }: الباقي { $missing }
page-turn-of = ننتظر { $name }.
page-not-your-turn = الدور الآن عند { $name }.
page-dealing = تُوزَّع القطع …
push-your-turn = جاء دورك
push-with = قدم الدجاج مع { $names }
page-push = إشعار حين يأتي دوري
page-push-about = يظهر الإشعار على هذا الجهاز حين لا تكون أيٌّ من صفحاتنا مفتوحة. وعندها يعرف الخادم كيف يصل إلى الجهاز. ولا إشعارات في لعبة ليس فيها غيرك.
page-push-denied = هذا المتصفح لا يسمح لنا بإرسال الإشعارات. يمكنك السماح بها لهذه الصفحة في إعدادات المتصفح.
page-push-no-way = هذا المتصفح لا يستطيع الوصول إلى الخدمة التي تحمل الإشعارات.
page-closed = هذه الطاولة مغلقة.
page-watching = مكانك بين المتفرّجين.
page-do-draw = سحب
page-do-pass = تمرير
page-do-catch = ضبط { $name }!
page-scores = النقاط
page-double = المزدوج
page-place = المركز
page-next-round = الجولة التالية
page-rematch = لعبة أخرى
page-waiting-others = ننتظر بقية اللاعبين.
page-undo = التراجع عن آخر خيار لي
page-ask-hint = تلميح
page-hint = { $move }: { $why }
page-hint-worths = ما قد تكلّفك كل حركة في هذه الجولة
page-record = حفظ السجلّ
page-replay-game = مشاهدة هذه اللعبة من جديد
page-won = فوز
page-face-down = { $count ->
    [zero] لا قطع مقلوبة
    [one] قطعة واحدة مقلوبة
    [two] قطعتان مقلوبتان
    [few] { $count } قطع مقلوبة
    [many] { $count } قطعة مقلوبة
   *[other] { $count } قطعة مقلوبة
}

## Whether a deal was fair

page-fair = هل كان التوزيع عادلًا؟
page-fair-how = قبل كل توزيعة يلتزم الخادم برقم سرّي هو البذرة، ويضيف إليها كل لاعب رقمًا عشوائيًا من عنده هو الملح. ومتصفحك يستطيع الآن أن يحسب التوزيعة من جديد ويقارنها بما رأيت.
page-fair-round = أي توزيعة؟
page-fair-check = فحص هذه التوزيعة
page-fair-good = كانت هذه التوزيعة عادلة: كل ما يمكن فحصه صحيح.
page-fair-bad = هذه التوزيعة لا توافق ما وُعد به.
page-fair-late = فُتحت هذه الصفحة بعد توزيع القطع، فلم يظهر فيها الوعد ولا أيدي تلك اللحظة. لذلك يمكنها أن تفحص أقل.
page-fair-unseen = لم تكن هذه الصفحة مفتوحة في تلك الجولة. سجلّ اللعبة يثبت توزيعتها.
page-fair-commitment-fits = البذرة التي كشفها الخادم هي التي التزم بها قبل التوزيع.
page-fair-commitment-differs = البذرة التي كشفها الخادم ليست التي التزم بها: البصمة المعروضة قبل التوزيع هي { $got }، وبصمة البذرة هي { $expected }.
page-fair-salt-fits = الملح الذي أضافه متصفحك داخل في هذه التوزيعة.
page-fair-salt-differs = { $you ->
    [yes] أضاف متصفحك الملح { $expected }، لكن في التوزيعة مكانه { $got }.
   *[no] في التوزيعة { $got } على أنه الملح من { $name }، وهذا ليس رقمًا صالحًا.
}
page-fair-hand-fits = البذرة والأملاح تعطي بالضبط اليد التي وُزّعت عليك.
page-fair-hand-differs = بحسب البذرة والأملاح يدك هي { $expected }، لكن ما وُزّع عليك هو { $got }.
page-fair-left-fits = كل قطعة بقيت في النهاية كانت قد وُزّعت على اليد التي بقيت فيها، أو كانت في ساحة الدجاج.
page-fair-left-differs = { $you ->
    [yes] بقي معك: { $got }؛ وهذا بحسب البذرة والأملاح وُزّع على غيرك.
   *[no] بقي مع { $name }: { $got }؛ وهذا بحسب البذرة والأملاح وُزّع على يد أخرى.
}
page-fair-redeals-fits = أُعيد توزيع القطع بعدد المرات اللازم تمامًا.
page-fair-redeals-differs = أُعيد توزيع القطع مع أن المزدوج الابتدائي كان في يد أحد: عدد مرات الإعادة { $got }، واللازم { $expected }.
page-fair-starter-fits = البذرة والأملاح تعطي القرعة نفسها لمن يبدأ.
page-fair-starter-differs = { $you ->
    [yes] بحسب البذرة والأملاح كان يجب أن تكون البداية لك، وعدد القطع المكشوفة { $expected }؛ لكن قيل لنا { $got }.
   *[no] بحسب البذرة والأملاح كان يجب أن تكون البداية من نصيب { $name }، وعدد القطع المكشوفة { $expected }؛ لكن قيل لنا { $got }.
}
page-fair-no-salts = لم يُضِف أحد ملحًا. فكان يمكن للخادم أن يجرّب بذورًا كثيرة ويأخذ منها ما يعجبه.
page-fair-promise = بصمة البذرة، عُرضت قبل التوزيع
page-fair-seed = البذرة، عُرضت بعد الجولة
page-fair-salt-of = الملح من { $name }
page-fair-nothing = لا شيء
page-says = { $name }: { $phrase }
phrase-chicken-foot = قدم دجاج!
phrase-hello = مرحبًا!
phrase-good-luck = بالتوفيق!
phrase-well-played = أحسنت!
phrase-nice-foot = يا لها من قدم!
phrase-thank-you = شكرًا!
phrase-sorry = عذرًا!
phrase-oh-no = يا خسارة!
phrase-hurry = هيا!
phrase-one-moment = لحظة!
phrase-goodbye = مع السلامة!

page-title-turn = ● دورك – Chickenfoot
page-turn-elsewhere = جاء دورك على طاولة أخرى.
page-clock = الوقت الباقي
page-time-up = { $you ->
    [yes] انتهى وقتك.
   *[no] انتهى وقت { $name }.
}
page-news = ما جرى
page-menu = القائمة
page-menu-close = عودة إلى الطاولة
page-rules-of-table = قواعد هذه الطاولة
page-other-device = المتابعة على جهاز آخر
page-settings = الإعدادات
page-react = كلمة للجميع
page-stand-in = لاعب آلي ينوب عن أحد
page-stand-in-for = { $you ->
    [yes] لاعب آلي مكاني
   *[no] لاعب آلي مكان { $name }
}
page-stand-in-ends = { $you ->
    [yes] أعود إلى اللعب بنفسي
   *[no] عودة { $name } إلى اللعب
}
page-stood-in = لاعب آلي يلعب مكانك.
page-close-table = إغلاق هذه الطاولة للجميع
page-close-sure = إغلاق هذه الطاولة؟ بعد ذلك لا يمكن أن تستمر اللعبة.

## What can be set. Each group is a title and the answers one chooses from.

page-set-lang = اللغة
page-set-lang-system = كما في هذا الجهاز
page-set-preview = شكل القطع الآن
page-set-tiles = القطع
page-set-tiles-pips = نقاط
page-set-tiles-numerals = أرقام
page-set-colours = ألوان القطع
page-set-colours-bright = زاهية
page-set-colours-safe = سهلة التمييز
page-set-colours-plain = لون واحد
page-set-size = حجم الحروف والقطع
page-set-size-small = صغير
page-set-size-medium = متوسط
page-set-size-large = كبير
page-set-theme = فاتح أو داكن
page-set-theme-system = كما في هذا الجهاز
page-set-theme-light = فاتح
page-set-theme-dark = داكن
page-set-hand = اليد التي ألمس بها
page-set-hand-right = اليمنى
page-set-hand-left = اليسرى
page-set-sound = الأصوات
page-set-sound-on = تشغيل
page-set-sound-off = إيقاف
page-set-motion = تحرّك القطع
page-set-motion-system = كما في هذا الجهاز
page-set-motion-off = بلا تحرّك
page-set-kept = تُحفظ على هذا الجهاز فقط.
page-set-done = تمّ
## A page on which a table is made

page-make-title = طاولة جديدة
page-make-rules = القواعد
page-own-rules = محفوظة على هذا الجهاز
page-own-rename = اسم جديد بدل { $name }
page-own-rename-do = تغيير الاسم
page-own-delete = حذف { $name }
page-own-delete-sure = حذف القواعد "{ $name }" من هذا الجهاز؟
page-house-rules = تغيير القواعد
page-house-rules-help = كل قاعدة يمكن أن تكون كما يحلو لكم. وورقة القواعد تقول دائمًا ما تلعبونه.
page-group-set = المجموعة والتوزيع
page-group-start = كيف تبدأ الجولة
page-group-turns = الدور
page-group-feet = المزدوجات وأقدام الدجاج
page-group-round = كيف تنتهي الجولة
page-group-game = كيف تنتهي اللعبة
page-group-others = كل ما عدا ذلك
page-rule-changed = معدّلة
page-make-table = الطاولة
page-make-who = المقعد { $seat }
page-seat-open = شاغر، لمن يأتي
page-seat-invite = محجوز لأحد، وله رابط خاص به
page-clock-label = مهلة كل دور
page-clock-choice = { $seconds ->
    [0] بلا مهلة
    [15] 15 ثانية
    [30] 30 ثانية
    [60] دقيقة واحدة
    [120] دقيقتان
    [300] 5 دقائق
   *[other] يوم واحد
}
page-hints-allowed = التلميحات مسموحة
page-make-wrong = لا يمكن اللعب بهذه القواعد هكذا. { $why }
page-sheet = ورقة القواعد
page-sheet-changed = ورقة القواعد تقول الآن: { $lines }
page-sheet-shorter = حُذفت جملة من ورقة القواعد.
page-keep-title = الحفظ والمشاركة
page-keep-name = اسم هذه القواعد
page-keep-do = حفظ على هذا الجهاز
page-keep-done = القواعد "{ $name }" محفوظة على هذا الجهاز.
page-keep-link = رابط هذه القواعد
page-file-save = حفظ في ملف
page-file-load = فتح ملف قواعد
page-file-drop = أو إفلاته هنا.
page-file-wrong = لا يمكن استعمال هذا الملف: { $why }
page-rules-from-link = قواعد وصلتك: { $name }
page-rules-brought = قواعد وصلتك
page-make-me = أنت

## The page from which one learns the game

page-learn-title = كيف نلعب؟
page-learn-example = مثال مرسوم
page-learn-here = قواعد هذه الطاولة
page-learn-aim = الهدف: التخلّص من القطع
page-learn-aim-text = قدم الدجاج لعبة لاثنين أو أكثر. في يد كلٍّ منا قطع دومينو لا يراها الآخرون، ومن جاء دوره يضع قطعة واحدة على الطاولة. ومن وضع كل قطعه أنهى الجولة، والآخرون يعدّون النقاط الباقية في أيديهم. والنقاط هنا عليك لا لك: الأقل نقاطًا يفوز.
page-learn-start = من المزدوج تنطلق القطارات
page-learn-start-text = تبدأ كل جولة بمزدوج في الوسط، وفي المرة الأولى هو التسعة المزدوجة. وقبل أي شيء آخر يجب أن تبدأ قطاراته: القطع التالية توضع ملاصقة له، وفي كلٍّ منها تسعة. هنا يلعب أربعة، وقد بدأت أربعة قطارات.
page-learn-start-picture = في الوسط التسعة المزدوجة. وتلاصقها القطع { -ltr(text: "9-2") } و{ -ltr(text: "9-4") } و{ -ltr(text: "9-5") } و{ -ltr(text: "9-7") }، واحدة من كل جهة.
page-learn-turn = قطعة واحدة في كل دور
page-learn-turn-text = بعد ذلك توضع في كل دور قطعة على أي قطار، أيًّا كان من بدأه. والنصفان المتلامسان يجب أن يحملا الرقم نفسه. إن لم تكن في يدك قطعة تطابق، فعليك سحب قطعة واحدة من القطع المقلوبة، أي من ساحة الدجاج. إن طابقت فمكانها على الطاولة، وإلا فعليك التمرير.
page-learn-turn-picture = أحدث قطعة هي { -ltr(text: "4-6") }: الأربعة فيها تلامس الأربعة في { -ltr(text: "9-4") }، والستة فيها طرف مفتوح الآن.
page-learn-foot = قدم دجاج!
page-learn-foot-text = المزدوج يوضع بالعرض، ويطلب قدم دجاج: ثلاث أصابع. وقبل أن توضع الثلاث كلها لا توضع أي قطعة في مكان آخر. ومن ليس معه قطعة للقدم يسحب أو يمرّر.
page-learn-foot-open = وُضعت الخمسة المزدوجة للتوّ بالعرض على طرف قطار. عليها ثلاثة أماكن مفتوحة، وليس في غيرها أي مكان مفتوح.
page-learn-foot-done = الآن { -ltr(text: "5-1") } و{ -ltr(text: "5-3") } و{ -ltr(text: "5-8") } هي أصابعها. وكل إصبع طرف مفتوح، وكذلك القطارات الأخرى.
page-learn-stuck = الحيلة: قدم لا يستطيع أحد إكمالها
page-learn-stuck-text = كل رقم موجود على قطع قليلة فقط. فإن كانت كلها على الطاولة حين يوضع مزدوج هذا الرقم، فلن تأتي أصابعه أبدًا. لا أحد يستطيع وضع قطعة بعد ذلك؛ والجميع يسحبون ويمرّرون حتى لا يبقى ما يجوز سحبه، فتصير الجولة مغلقة. وإن كانت النقاط في يدك قليلة، فما أحلاها من حيلة!
page-learn-stuck-picture = جولة بمجموعة صغيرة، أعلى ما فيها الستة المزدوجة. آخر ما وُضع هو الأربعة المزدوجة، وكل القطع الأخرى التي فيها أربعة على الطاولة من قبل: أصابعها الثلاث لن تأتي أبدًا.
page-learn-count = ما الذي يُحسب
page-learn-count-text = حين تفرغ يد أحدنا أو تصير الجولة مغلقة، يعدّ كل الآخرين النقاط في أيديهم. وهذه اليد حسابها 9 + 10 + 3 = { $points ->
    [zero] صفر
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}.
page-learn-count-picture = يد فيها ثلاث قطع: { -ltr(text: "3-6") } و{ -ltr(text: "5-5") } و{ -ltr(text: "0-3") }.
page-learn-count-blank = عائلات كثيرة تحسب الصفر المزدوج 50 نقطة، فالأحسن التخلّص منه مبكرًا.
page-learn-game = لعبة كاملة
page-learn-game-text = الجولة التالية تبدأ من الثمانية المزدوجة، وهكذا نزولًا حتى الصفر المزدوج: عشر جولات. تُجمع النقاط، والمجموع الأقل يفوز.
page-learn-ways = طريقتان للّعب، وخمس غيرهما
page-learn-ways-text = هي اللعبة نفسها في العالم كله، مع فروق صغيرة. طريقتان منها تُلعبان هنا كما كُتبتا، وهما "القطارات" و"التقاطع"؛ والأخرى نُشرت من قبل أو هي من قواعد البيوت. وكل قاعدة يمكن تغييرها عند إنشاء طاولة جديدة.
page-learn-exact = القواعد بالضبط
page-learn-which = القواعد
page-learn-play = طاولة جديدة بهذه القواعد

## The page that takes a seat to another device

page-device-title = المتابعة على جهاز آخر
page-device-text = يكفي فتح هذا الرابط على جهازك الآخر، أو توجيه كاميرته إلى الصورة. وعندها يصير له اسمك وكل مقاعدك. وهذا الجهاز يحتفظ بها أيضًا.
page-device-make = إنشاء رابط
page-device-link = رابطك الخاص
page-device-secret = من يفتح هذا الرابط يلعب مكانك وباسمك. وهو يعمل مرة واحدة، لمدة ربع ساعة. لا يجوز إرساله إلى أحد.
page-device-nobody = ليس لك اسم ولا مقعد بعد. يجب أولًا الجلوس إلى طاولة.
page-link-title = هل هذا جهازك الآخر؟
page-link-text = أُنشئ هذا الرابط على جهاز آخر. إن كنت أنت من أنشأه، فسيأخذ هذا الجهاز اسمك ومقاعدك. أما الاسم الذي كان لك على هذا الجهاز فيُترك مع مقاعده.
page-link-do = نعم، المتابعة هنا
page-link-no = لا
## A game that is watched again. Moves are counted within a round.

page-replay = مشاهدة لعبة من جديد
page-replay-intro = سجلّ اللعبة يعرضها لك حركة بعد حركة، وكل الأيدي مكشوفة. يُقرأ السجلّ ولا يُحفظ.
page-replay-drop = إفلات سجلّ هنا، أو
page-replay-file = اختيار ملف
page-replay-paste = أو لصق نص السجلّ
page-replay-show = عرض اللعبة
page-replay-another = سجلّ آخر
page-replay-empty = لم يوزَّع شيء في هذه اللعبة بعد.
page-replay-table = إلى الطاولة
page-replay-date = لُعبت في { $date }
page-replay-undone = { $count ->
    [zero] لم يحدث في هذه اللعبة أي تراجع عن خيار.
    [one] حدث في هذه اللعبة تراجع عن خيار واحد.
    [two] حدث في هذه اللعبة تراجع عن خيارين.
    [few] حدث في هذه اللعبة تراجع عن { $count } خيارات.
    [many] حدث في هذه اللعبة تراجع عن { $count } خيارًا.
   *[other] حدث في هذه اللعبة تراجع عن { $count } خيار.
}
page-replay-view = هذا السجلّ يعرض اللعبة كما تبدو من مقعد { $name }. وما كان مخفيًا هناك فهو مقلوب على وجهه.
page-replay-planned = لم يكن { $planned } في يد أحد، فتبدأ الجولة بمزدوج آخر.
page-replay-hands = الأيدي
page-replay-moves = الحركات
page-replay-controls = إلى الخلف وإلى الأمام
page-replay-which = الجولة
page-replay-slider = الحركة
page-replay-at = { $ply ->
    [0] بعد التوزيع، والحركات القادمة { $plies }
   *[other] الحركة { $ply } من { $plies }
}
page-replay-first = إلى التوزيع
page-replay-back = حركة إلى الخلف
page-replay-play = تشغيل
page-replay-pause = إيقاف مؤقت
page-replay-forward = حركة إلى الأمام
page-replay-last = إلى نهاية الجولة
page-replay-keys = الأزرار: الأسهم للتنقّل حركة بعد حركة، وHome وEnd إلى طرفي الجولة، وPage Up وPage Down إلى جولات أخرى؛ وزر المسافة للتشغيل.
page-replay-copy = نسخ رابط لهذه اللحظة
page-replay-copied = نُسخ الرابط.
page-replay-link = هذا الرابط يقود إلى هذه اللحظة:
