### What only a terminal says, in Arabic. Commands that a player types are the same in every language.

## Answers to what was typed

answer-unknown = المطلوب رقم، أو حركة مثل "9-3 on 9"، أو "help"، والمكتوب "{ $got }".
answer-number = { $count ->
    [zero] المطلوب شيء آخر، فلا خيارات بالأرقام هنا، والمكتوب { $got }.
    [one] المطلوب 1، وهو الخيار الوحيد، والمكتوب { $got }.
   *[other] المطلوب رقم من 1 إلى { $count }، والمكتوب { $got }.
}
answer-tile = المطلوب قطعة مثل 9-3 بعد علامة السؤال، والمكتوب "{ $got }".
answer-elsewhere = القطعة { $tile } لا مكان لها هناك، بل هنا: { $moves }.
answer-several = القطعة { $tile } لها أكثر من مكان؛ المطلوب اختيار واحد: { $moves }.
answer-catch = المطلوب "catch"، أو Enter وحده لغضّ النظر، والمكتوب "{ $got }".
answer-between = المطلوب Enter وحده، أو كلمة من هذه: score, table, rules, undo, help, quit، والمكتوب "{ $got }".

thinks-less = اللاعبون الآليون يفكّرون هنا أقل مما يستطيعون. هذا الأمر يقوّيهم: pip install "{ $extra }"
warmed-up = اللاعبون الآليون جاهزون ({ $seconds } ث).

undo-done = تمّ التراجع. مجموع ما تراجعت عنه في هذه اللعبة: { $count ->
    [zero] لا شيء
    [one] حركة واحدة
    [two] حركتان
    [few] { $count } حركات
    [many] { $count } حركة
   *[other] { $count } حركة
}.
undo-nothing = لا شيء للتراجع عنه: لم يكن لديك أي خيار بعد.

prompt-turn = حركتك:
prompt-catch = ضبط؟
prompt-next = زر Enter للجولة التالية:

help =
    يكفي سطر واحد ثم زر Enter.
    3                 الخيار الذي له هذا الرقم
    9-3 on 9          وضع 9-3 من جهة 9 على طرف 9 المفتوح
    9-3 on 9.2        ... على طرف 9 المفتوح الثاني، وعلامته 9.2
    9-3               ... إن كان لها مكان واحد فقط
    9-3 on 9!         ... مع إعلان أن قطعة واحدة بقيت معك
    draw (d)          سحب قطعة
    pass (p)          تمرير الدور
    catch (c)         ضبط من فاته الإعلان
    ?                 لماذا لا مكان لكلٍّ من القطع الأخرى
    ? 9-3             لماذا لا مكان لهذه القطعة، أو أين مكانها
    hint              ما يفعله أقوى لاعب آلي، ولماذا
    undo              التراجع عن آخر خيار لك
    table             عرض الطاولة
    score             عرض نقاط كل الجولات
    rules             قواعد هذه الطاولة
    quit              التوقف؛ وتُحفظ اللعبة لمتابعتها لاحقًا
help-picture =
    تُقرأ الصورة من المزدوج الابتدائي نحو الخارج: النصف الملامس يأتي أولًا.
    المزدوج يقف بالعرض ويحمل أصابعه.
    العلامة { $open } طرف مفتوح، و{ $waiting } طرف عليه أن ينتظر، و{ $free } مكان يجب ملؤه الآن.
    العلامة { $newest } أحدث قطعة، و{ $onward } تقود إلى جزء آخر من الصورة.
    وفي يدك العلامة { $playable } قطعة يمكن وضعها.

## Saving

saved = حُفظت اللعبة في { $file }.
go-on = للمتابعة: { $command } --resume { $file }
save-failed = تعذّر حفظ اللعبة في { $file }: { $reason }.

## The command line

audit-sound = هذه الوضعية سليمة.
usage-bad-value = { $where }: المتوقَّع رقم، والوارد { $got }
usage-no-value = { $where }: المتوقَّع ألّا تكون له قيمة، والوارد { $got }
usage-too-many = المتوقَّع ألّا تأتي كلمات أخرى، والوارد { $got }
usage-unknown-option = المتوقَّع خيار يذكره --help، والوارد { $got }
usage-unknown-command = المتوقَّع أحد هذه: { $known }، والوارد { $got }
usage-twice = { $where }: المتوقَّع مرة واحدة، والوارد أكثر من مرة
usage-missing = المتوقَّع { $where }، ولم يرد شيء
error-unknown-language = المتوقَّع أحد هذه: { $known }، والوارد { $got }
error-no-language = المتوقَّع أحد هذه: { $known }، ولم يرد شيء
error-file-too-big = المتوقَّع { $most ->
    [zero] { $most } بايت
    [one] بايت واحد
    [two] بايتان
    [few] { $most } بايتات
    [many] { $most } بايتًا
   *[other] { $most } بايت
} على الأكثر، والوارد أكثر
error-no-text = المتوقَّع نص بترميز UTF-8، والوارد بايتات أخرى عند الموضع { $byte }
error-record-exists = المتوقَّع ملف غير موجود بعد (للمتابعة في ملف موجود هناك --resume)، والوارد { $got }
error-bot-failed = المتوقَّع حركة مسموح بها في التوزيعة { $deal } (البذرة { $seed })، والوارد { $got }
error-no-bots = المتوقَّع لاعبون آليون تفصل بينهم فواصل، ولم يرد شيء
error-too-many-line-ups = المتوقَّع { $most ->
    [zero] { $most } تشكيلة للاعبين
    [one] تشكيلة واحدة للاعبين
    [two] تشكيلتان للاعبين
    [few] { $most } تشكيلات للاعبين
    [many] { $most } تشكيلة للاعبين
   *[other] { $most } تشكيلة للاعبين
} على الأكثر، والوارد أكثر
error-no-extra = المتوقَّع { $module }، ويأتي مع chickenfoot[{ $extra }]، ولم يوجد
error-bad-plot = المتوقَّع اسم ملف ينتهي بـ .svg في مجلد موجود، والوارد { $got }
error-unknown-style = المتوقَّع أحد هذه: { $known }، والوارد { $got }
error-not-on-table = المتوقَّع قطعة موجودة على الطاولة، والوارد { $got }
error-bad-seconds = المتوقَّع عدد من الثواني أكبر من 0، والوارد { $got }
error-bad-aspect = المتوقَّع نسبة مثل 16:10 بأعداد صحيحة، من 1:{ $most } إلى { $most }:1، والوارد { $got }
error-only-records = المتوقَّع سجلّ ليعمل معه، والوارد وضعية
error-no-rounds-told = المتوقَّع سجلّ فيه جولة، ولم ترد أي جولة
error-bad-play = المتوقَّع قطعة يمكن وضعها بعد ما سبقها، والوارد { $got }
error-bad-size = المتوقَّع عدد صحيح من { $least } إلى { $most }، والوارد { $got }
error-no-picture = المتوقَّع ملف جديد، أو صورة يُكتب فوقها، والوارد { $got }
error-nothing-laid = المتوقَّع لحظة تكون فيها قطعة على الطاولة، والوارد { $got }
error-no-tree = المتوقَّع طاولة عليها المزدوج الابتدائي وشجرتها معروفة، مثل "9-9(9-1,9-3)"، والوارد { $got }
error-arena-exists = المتوقَّع مجلد بلا نتائج (لمتابعة نتائج موجودة هناك --resume)، والوارد { $got }
error-arena-running = المتوقَّع مجلد لا تكتب فيه حلبة أخرى، والوارد { $got }
error-no-arena = المتوقَّع مجلد فيه خطة حلبة، والوارد { $got }
error-bad-plan = المتوقَّع خطة حلبة، الإصدار { $version }، والوارد { $got }
error-bad-result = المتوقَّع نتيجة لعبة من الخطة، كل لعبة مرة واحدة، والوارد { $got }
error-resume-nowhere = المتوقَّع المجلد الذي تجري متابعته، ولم يرد شيء
error-resume-other = المتوقَّع { $planned }، كما كانت البداية، والوارد { $got }
error-processes-died = المتوقَّع عمليات تبقى حيّة، والوارد عمليات ميتة { $tries ->
    [zero] { $tries } مرة
    [one] مرة واحدة
    [two] مرتين
    [few] { $tries } مرات
    [many] { $tries } مرة
   *[other] { $tries } مرة
} (هل الذاكرة قليلة؟)
error-no-cluster = المتوقَّع مجدول Dask له عمّال، مثل tcp://host:8786، والوارد { $got }
error-cluster-failed = المتوقَّع عمّال يستطيعون اللعب، والوارد { $got }
error-resume-over = هذه اللعبة انتهت؛ الأمر chickenfoot replay { $file } يعرضها

seat-number = المقعد { $seat }
step-scores = النقاط: { $scores }
verify-sound = هذا السجلّ سليم: { $rounds ->
    [0] لم تنتهِ أي جولة
    [one] جولة واحدة منتهية
    [two] جولتان منتهيتان
    [few] { $rounds } جولات منتهية
    [many] { $rounds } جولة منتهية
   *[other] { $rounds } جولة منتهية
}، { $over ->
    [yes] واللعبة انتهت.
   *[no] واللعبة مستمرة.
}
replay-nothing = ليس في هذا السجلّ أي جولة.
replay-mistakes = { $count ->
    [zero] ليس في هذا السجلّ أخطاء
    [one] في هذا السجلّ خطأ واحد
    [two] في هذا السجلّ خطآن
    [few] في هذا السجلّ { $count } أخطاء
    [many] في هذا السجلّ { $count } خطأً
   *[other] في هذا السجلّ { $count } خطأ
}؛ والتفاصيل مع: chickenfoot verify { $file }
replay-head = الجولة { $round } من { $rounds }، بعد الحركة { $ply } من { $plies }.
replay-move = آخر حركة، من المقعد { $seat }: { $move }
replay-table = { $ends } { $yard ->
    [0] ساحة الدجاج فارغة.
    [one] في ساحة الدجاج قطعة واحدة.
    [two] في ساحة الدجاج قطعتان.
    [few] في ساحة الدجاج { $yard } قطع.
    [many] في ساحة الدجاج { $yard } قطعة.
   *[other] في ساحة الدجاج { $yard } قطعة.
}
replay-hand = المقعد { $seat }: { $tiles }
replay-hand-empty = المقعد { $seat }: لا قطع
draw-title = قدم الدجاج، جولة { $double }
draw-tiles = { $count ->
    [zero] لا قطع على الطاولة.
    [one] على الطاولة قطعة واحدة.
    [two] على الطاولة قطعتان.
    [few] على الطاولة { $count } قطع.
    [many] على الطاولة { $count } قطعة.
   *[other] على الطاولة { $count } قطعة.
}
draw-moving = تظهر القطع بترتيب وضعها، مرة بعد مرة؛ ثم يصير الشكل هكذا.
draw-growing = تظهر القطع من الوسط نحو الخارج، مرة بعد مرة؛ ثم يصير الشكل هكذا.
draw-over = انتهت الجولة.
simulate-head = { $ruleset }: { $players ->
    [zero] بلا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $players } لاعبين
    [many] { $players } لاعبًا
   *[other] { $players } لاعب
}، { $games ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
    [many] { $games } لعبة
   *[other] { $games } لعبة
}
simulate-rounds = { $rounds ->
    [zero] لا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] { $rounds } جولات
    [many] { $rounds } جولة
   *[other] { $rounds } جولة
}: المغلقة { $blocked }، والمنتهية بمزدوج { $doubles }، وما لم يكن مزدوجها في يد أحد { $unheld }
simulate-speed = { $plies ->
    [zero] لا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $plies } حركات
    [many] { $plies } حركة
   *[other] { $plies } حركة
}، والجولات في الثانية { $rate }
simulate-seat = المقعد { $seat }، { $bot }: معدّل النقاط في اللعبة { $total }، وحصته من المراكز الأولى { $share } %، { $zeros ->
    [zero] لا جولات صفرية
    [one] جولة صفرية واحدة
    [two] جولتان صفريتان
    [few] { $zeros } جولات صفرية
    [many] { $zeros } جولة صفرية
   *[other] { $zeros } جولة صفرية
}
arena-head = { $ruleset }: { $players ->
    [zero] بلا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $players } لاعبين
    [many] { $players } لاعبًا
   *[other] { $players } لاعب
}، { $games ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
    [many] { $games } لعبة
   *[other] { $games } لعبة
} ({ $deals ->
    [zero] لا توزيعات
    [one] توزيعة واحدة
    [two] توزيعتان
    [few] { $deals } توزيعات
    [many] { $deals } توزيعة
   *[other] { $deals } توزيعة
}، بكل تدوير للمقاعد)
arena-rounded = عدد الألعاب المطلوب { $asked }؛ وكل توزيعة تحتاج إلى { $each }، والتوزيعات تُلعب كاملة.
arena-column-bot = لاعب
arena-column-seats = مقاعد
arena-column-first = أول %
arena-column-interval = 95 %
arena-column-total = نقاط
arena-column-place = مركز
arena-column-mean = ms
arena-column-median = p50
arena-column-slow = p95
arena-column-rating = تقييم
arena-column-sigma = سيغما
arena-interval = { $low } إلى { $high }
arena-notes = الحظ وحده يعطي { $chance } % من المراكز الأولى. النقاط والمركز: المعدّل في اللعبة، والأقل أفضل. ms, p50, p95: زمن الحركات التي فيها خيار: المعدّل، ونصفها، و95 % منها.
arena-unrated = لا توجد تقييمات، وتأتي مع { $extra }.
arena-left = الباقي { $time }
arena-stopped = توقّف بعد { $done } من { $games } من الألعاب. مع --out كانت ستُحفظ.
arena-stopped-kept = توقّف بعد { $done } من { $games } من الألعاب. للمتابعة: chickenfoot arena --resume --out { $folder }
arena-plot-axis = المراكز الأولى، % (الشريط: مجال 95 %)
arena-plot-chance = الحظ: { $share } %

## The server

serve-ready = الطاولة مفتوحة على { $address } – وللإغلاق Ctrl-C.
open-ready = متصفحك يفتح الطاولة على { $address } – ولإغلاقها Ctrl-C هنا.
open-found = الطاولة مفتوحة من قبل على { $address }.
serve-closed = { $kept ->
    [yes] أُغلقت الطاولة. وحين تُفتح من جديد تستمر كل لعبة من حيث توقفت.
   *[no] أُغلقت الطاولة.
}
error-no-client = المتوقَّع وجود الصفحات اللازمة لمتصفحك في هذا التثبيت، ولم يوجد شيء: الأمر scripts/play يصنعها في نسخة من الشيفرة المصدرية، والحزمة المثبَّتة فيها الصفحات، والأمر chickenfoot play يلعب هنا في الطرفية من دونها
error-no-answer = المتوقَّع جواب من الخادم الذي يعمل من قبل بهذه الطاولات، ولم يرد شيء
