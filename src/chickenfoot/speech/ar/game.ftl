### The Arabic words of Chicken Foot. One message is one whole sentence (or one word of a table's head).

## Small things

list-comma = { "، " }

## Names at the table

name-you = أنت
seat-name = { $seat ->
    [0] سلمى
    [1] عمر
    [2] هند
    [3] رامي
    [4] نادية
    [5] خالد
    [6] مريم
    [7] زيد
   *[other] لاعب { $seat }
}
name-with-bot = { $name } ({ $bot })

## The beginning of a game and of a round

game-title = قدم الدجاج بقواعد "{ $rules }"، { $players ->
    [zero] بلا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $players } لاعبين
    [many] { $players } لاعبًا
   *[other] { $players } لاعب
}، { $rounds ->
    [0] حتى يصل أحد المجاميع إلى { $points ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    [one] جولة واحدة
    [two] جولتان
    [few] { $rounds } جولات
    [many] { $rounds } جولة
   *[other] { $rounds } جولة
}.
game-seats = حول الطاولة باتجاه عقارب الساعة: { $names }.
game-how = يمكنك كتابة رقم أو حركة مثل "9-3 on 9". وكلمة "help" تشرح لك كل ما تبقّى.
game-resumed = أهلًا بعودتك! نتابع اللعبة من حيث توقفت.

round-title = الجولة { $number } من { $total }. المزدوج الابتدائي هو { $double }.
round-title-open = الجولة { $number }. المزدوج الابتدائي هو { $double }.

start-lottery = { $turned ->
    [zero] ظهر { $double } قبل كشف أي قطعة
    [one] ظهر { $double } مع أول قطعة كُشفت
    [two] كُشفت قطعتان حتى ظهر { $double }
    [few] كُشفت { $turned } قطع حتى ظهر { $double }
    [many] كُشفت { $turned } قطعة حتى ظهر { $double }
   *[other] كُشفت { $turned } قطعة حتى ظهر { $double }
}، { $you ->
    [yes] وهو من نصيبك، فالبداية لك.
   *[no] وهو من نصيب { $name }، ومن هناك نبدأ.
}
start-holder = { $you ->
    [yes] معك { $double }، فالبداية لك.
   *[no] المزدوج { $double } مع { $name }، ومن هناك نبدأ.
}
start-search = لم يكن { $double } في يد أحد. يسحب كلٌّ منا بدوره قطعة حتى يظهر، { $you ->
    [yes] والبداية معك.
   *[no] والبداية مع { $name }.
}
start-together = لم يكن { $double } في يد أحد. يسحب كلٌّ منا قطعة، ثم نعيد الكرّة حتى يظهر، { $you ->
    [yes] والبداية معك.
   *[no] والبداية مع { $name }.
}
start-comes-back = لم يكن { $planned } في يد أحد، وسيعود في جولة لاحقة.
start-dropped = لم يكن { $planned } في يد أحد، فتجاوزناه ولن يعود.
start-redealt = لم يكن { $double } في يد أحد، فأعدنا توزيع القطع { $count ->
    [zero] { $count } مرة
    [one] مرة واحدة
    [two] مرتين
    [few] { $count } مرات
    [many] { $count } مرة
   *[other] { $count } مرة
}.
start-highest-tile = كشف كلٌّ منا قطعة: { $tiles }. { $you ->
    [yes] قطعتك هي الأعلى، فالبداية لك.
   *[no] القطعة الأعلى مع { $name }، ومن هناك نبدأ.
}
start-random = { $you ->
    [yes] وقعت القرعة عليك، فالبداية لك.
   *[no] وقعت القرعة على { $name }، ومن هناك نبدأ.
}
start-next = { $you ->
    [yes] البداية هذه المرة لك.
   *[no] البداية هذه المرة عند { $name }.
}

## What happens: one sentence for each event

event-tile-laid = { $you ->
    [yes] وضعت قطعتك { $tile } على { $end }.
   *[no] { $name }: القطعة { $tile } على { $end }.
}
event-tile-laid-called = { $you ->
    [yes] وضعت قطعتك { $tile } على { $end } وأعلنت: بقيت معي قطعة واحدة!
   *[no] { $name }: القطعة { $tile } على { $end }، مع إعلان: بقيت معي قطعة واحدة!
}
event-start-laid = { $you ->
    [yes] وضعت من يدك المزدوج الابتدائي { $tile }.
   *[no] { $name }: المزدوج الابتدائي { $tile } على الطاولة.
}
event-start-laid-called = { $you ->
    [yes] وضعت من يدك المزدوج الابتدائي { $tile } وأعلنت: بقيت معي قطعة واحدة!
   *[no] { $name }: المزدوج الابتدائي { $tile } على الطاولة، مع إعلان: بقيت معي قطعة واحدة!
}
event-tile-drawn = { $you ->
    [yes] سحبت { $tile } إلى يدك.
   *[no] { $name }: سحبة، والقطعة { $tile }.
}
event-tile-drawn-hidden = { $you ->
    [yes] سحبت قطعة إلى يدك.
   *[no] { $name }: سحبة من ساحة الدجاج.
}
event-start-found = { $you ->
    [yes] سحبت المزدوج الابتدائي { $tile } إلى يدك!
   *[no] { $name }: سحبة، والقطعة هي المزدوج الابتدائي { $tile }!
}
event-turn-passed = { $you ->
    [yes] مرّرت دورك.
   *[no] { $name }: تمرير.
}
event-foot-begun = قدم دجاج! { $toes ->
    [zero] لا قطع مطلوبة على { $double }.
    [one] القطعة التالية مكانها على { $double }.
    [two] القطعتان التاليتان مكانهما على { $double }.
    [3] القطع الثلاث التالية مكانها على { $double }.
    [few] القطع الـ{ $toes } التالية مكانها على { $double }.
    [many] القطع الـ{ $toes } التالية مكانها على { $double }.
   *[other] القطع الـ{ $toes } التالية مكانها على { $double }.
}
event-foot-waived = قدم دجاج! لم يبقَ لها ما يكفي من القطع، فلا شيء مطلوب على { $double }.
event-foot-done = اكتملت قدم { $double }.
event-opening-done = بدأت كل القطارات، وكل الأطراف مفتوحة الآن.
event-caught = فات { $name } الإعلان، ولم يفت ذلك { $by }! { $count ->
    [0] لكن ليس في ساحة الدجاج ما يُسحب.
    [one] وعلى { $name } سحب قطعة واحدة.
    [two] وعلى { $name } سحب قطعتين.
    [few] وعلى { $name } سحب { $count } قطع.
    [many] وعلى { $name } سحب { $count } قطعة.
   *[other] وعلى { $name } سحب { $count } قطعة.
}
event-caught-you = فاتك الإعلان، ولم يفت ذلك { $by }! { $count ->
    [0] لكن ليس في ساحة الدجاج ما يُسحب، فلا سحب عليك.
    [one] سحبت إلى يدك قطعة واحدة: { $tiles }.
    [two] سحبت إلى يدك قطعتين: { $tiles }.
    [few] سحبت إلى يدك { $count } قطع: { $tiles }.
    [many] سحبت إلى يدك { $count } قطعة: { $tiles }.
   *[other] سحبت إلى يدك { $count } قطعة: { $tiles }.
}
event-caught-by-you = فات { $name } الإعلان، ولم يفتك ذلك! { $count ->
    [0] لكن ليس في ساحة الدجاج ما يُسحب.
    [one] وعلى { $name } سحب قطعة واحدة.
    [two] وعلى { $name } سحب قطعتين.
    [few] وعلى { $name } سحب { $count } قطع.
    [many] وعلى { $name } سحب { $count } قطعة.
   *[other] وعلى { $name } سحب { $count } قطعة.
}
event-round-ended-out = { $you ->
    [yes] لم تبقَ في يدك أي قطعة! انتهت الجولة.
   *[no] لم تبقَ في يد { $name } أي قطعة! انتهت الجولة.
}
event-round-ended-blocked = لا أحد يستطيع المتابعة: الجولة مغلقة.
event-round-ended-unfinishable = هذه القدم لن تكتمل أبدًا: انتهت الجولة.

## The table

seat-cell = { $name }: { $tiles ->
    [zero] لا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $tiles } قطع
    [many] { $tiles } قطعة
   *[other] { $tiles } قطعة
}، { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
seat-sentence = { $tiles ->
    [zero] { $you ->
        [yes] يدك فارغة
       *[no] يد { $name } فارغة
    }
    [one] { $you ->
        [yes] في يدك قطعة واحدة
       *[no] قطعة واحدة في يد { $name }
    }
    [two] { $you ->
        [yes] في يدك قطعتان
       *[no] قطعتان في يد { $name }
    }
    [few] { $you ->
        [yes] في يدك { $tiles } قطع
       *[no] { $tiles } قطع في يد { $name }
    }
    [many] { $you ->
        [yes] في يدك { $tiles } قطعة
       *[no] { $tiles } قطعة في يد { $name }
    }
   *[other] { $you ->
        [yes] في يدك { $tiles } قطعة
       *[no] { $tiles } قطعة في يد { $name }
    }
}، والمجموع حتى الآن { $points ->
    [zero] صفر
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}.
turn = { $you ->
    [yes] دورك الآن.
   *[no] الدور عند { $name }.
}
yard = { $count ->
    [0] ساحة الدجاج فارغة.
    [one] في ساحة الدجاج قطعة واحدة{ $kept ->
        [0] .
       *[other] ، وتبقى هناك.
    }
    [two] في ساحة الدجاج قطعتان{ $kept ->
        [0] .
        [one] ، والأخيرة تبقى هناك.
       *[other] ، وتبقيان هناك.
    }
    [few] في ساحة الدجاج { $count } قطع{ $kept ->
        [0] .
        [one] ، والأخيرة تبقى هناك.
        [two] ، والأخيرتان تبقيان هناك.
        [few] ، وآخر { $kept } قطع تبقى هناك.
        [many] ، وآخر { $kept } قطعة تبقى هناك.
       *[other] ، وآخر { $kept } قطعة تبقى هناك.
    }
    [many] في ساحة الدجاج { $count } قطعة{ $kept ->
        [0] .
        [one] ، والأخيرة تبقى هناك.
        [two] ، والأخيرتان تبقيان هناك.
        [few] ، وآخر { $kept } قطع تبقى هناك.
        [many] ، وآخر { $kept } قطعة تبقى هناك.
       *[other] ، وآخر { $kept } قطعة تبقى هناك.
    }
   *[other] في ساحة الدجاج { $count } قطعة{ $kept ->
        [0] .
        [one] ، والأخيرة تبقى هناك.
        [two] ، والأخيرتان تبقيان هناك.
        [few] ، وآخر { $kept } قطع تبقى هناك.
        [many] ، وآخر { $kept } قطعة تبقى هناك.
       *[other] ، وآخر { $kept } قطعة تبقى هناك.
    }
}
ends-open = الأطراف المفتوحة: { $ends }.
ends-none = لا يوجد أي طرف مفتوح.
pending-foot = قدم { $double } { $missing ->
    [zero] لا ينقصها شيء.
    [one] تنقصها إصبع واحدة، وكل قطعة مكانها هناك الآن.
    [two] تنقصها إصبعان، وكل قطعة مكانها هناك الآن.
    [few] تنقصها { $missing } أصابع، وكل قطعة مكانها هناك الآن.
    [many] تنقصها { $missing } إصبعًا، وكل قطعة مكانها هناك الآن.
   *[other] تنقصها { $missing } إصبع، وكل قطعة مكانها هناك الآن.
}
pending-opening = الافتتاح: { $missing ->
    [zero] لم يبقَ قطار يجب أن يبدأ من { $double }.
    [one] يجب أن يبدأ قطار آخر من { $double }.
    [two] يجب أن يبدأ قطاران آخران من { $double }.
    [few] يجب أن تبدأ { $missing } قطارات أخرى من { $double }.
    [many] يجب أن يبدأ { $missing } قطارًا آخر من { $double }.
   *[other] يجب أن يبدأ { $missing } قطار آخر من { $double }.
}
pending-start = المزدوج الابتدائي { $double } ليس على الطاولة بعد.

hand = يدك ({ $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}):
hand-sentence = في يدك { $tiles }: { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}.
hand-can = يمكنك وضع { $tiles }.
hand-cannot = لا يمكنك وضع أيٍّ من قطعك.
choices = خياراتك:
call-due = هذه قطعتك قبل الأخيرة. علامة "!" هي إعلانك، ومن دونها قد يضبطك غيرك.
catch-may = مع { $name } قطعة واحدة، ولم نسمع أي إعلان. لضبط { $name } تكفي كتابة "catch".
catch-or-not = مع { $name } قطعة واحدة، ولم نسمع أي إعلان. للضبط "catch" (أو 1)، ولغضّ النظر Enter (أو 2).
forced-draw = لا قطعة في يدك يمكن وضعها، فسحبت: { $tile }.
forced-draw-again = القطعة لا تطابق، فسحبت مرة أخرى: { $tile }.
forced-search = سحبت بحثًا عن { $double }، فجاءتك { $tile }.
forced-search-found = سحبت بحثًا عن المزدوج الابتدائي، فجاءك: { $double }!
forced-pass = ليس لديك ما يمكن وضعه ولا ما يمكن سحبه، فمرّرت دورك.
forced-pass-drawn = القطعة لا تطابق، فمرّرت دورك.
forced-pass-waits = لا يجوز وضعها الآن، فمرّرت دورك.

## The table in sentences, for screen readers

prose-start = في الوسط المزدوج الابتدائي { $double }.
prose-arm = القطار { $number }: { $tiles }. الطرف المفتوح { $end }.
prose-arm-foot = القطار { $number }: { $tiles }، ثم المزدوج { $double }.
prose-toe = الإصبع { $number } من قدم { $double }: { $tiles }. الطرف المفتوح { $end }.
prose-toe-foot = الإصبع { $number } من قدم { $double }: { $tiles }، ثم المزدوج { $foot }.
prose-free = { $count ->
    [zero] لا قطع أخرى مطلوبة على { $double }.
    [one] قطعة أخرى مطلوبة على { $double }.
    [two] قطعتان أخريان مطلوبتان على { $double }.
    [few] { $count } قطع أخرى مطلوبة على { $double }.
    [many] { $count } قطعة أخرى مطلوبة على { $double }.
   *[other] { $count } قطعة أخرى مطلوبة على { $double }.
}
prose-bare = لم توضع أي قطعة على { $double }.
prose-lying = على الطاولة: { $tiles }.
prose-newest = أحدث قطعة هي { $tile }.

## Why not: what cannot be done, and what to do instead

why-round-over = انتهت الجولة، ولا حركات بعد الآن ({ $clause }).
why-not-your-turn = ليس الآن: الدور لغيرك ({ $clause }).
why-not-in-hand = القطعة { $tile } ليست معك؛ عليك اللعب من قطع يدك ({ $clause }).
why-no-such-end = لا يوجد مكان كهذا على الطاولة. المفتوح: { $ends } ({ $clause }).
why-halves-differ = القطعة { $tile } لا تطابق: النصفان المتلامسان يجب أن يتساويا. المفتوح: { $ends } ({ $clause }).
why-start-first = يجب أولًا وضع المزدوج الابتدائي { $start } على الطاولة ({ $clause }).
why-foot-open = على القطعة { $tile } أن تنتظر: قدم { $value }-{ $value } { $missing ->
    [zero] لا ينقصها شيء
    [one] ما زالت تنقصها إصبع واحدة
    [two] ما زالت تنقصها إصبعان
    [few] ما زالت تنقصها { $missing } أصابع
    [many] ما زالت تنقصها { $missing } إصبعًا
   *[other] ما زالت تنقصها { $missing } إصبع
}، وكل قطعة مكانها هناك حتى تكتمل ({ $clause }).
why-opening-open = على القطعة { $tile } أن تنتظر: { $missing ->
    [zero] لم يبقَ قطار يجب أن يبدأ من { $value }-{ $value }
    [one] يجب أولًا أن يبدأ قطار آخر من { $value }-{ $value }
    [two] يجب أولًا أن يبدأ قطاران آخران من { $value }-{ $value }
    [few] يجب أولًا أن تبدأ { $missing } قطارات أخرى من { $value }-{ $value }
    [many] يجب أولًا أن يبدأ { $missing } قطارًا آخر من { $value }-{ $value }
   *[other] يجب أولًا أن يبدأ { $missing } قطار آخر من { $value }-{ $value }
} ({ $clause }).
why-must-lay = لديك قطعة يمكن وضعها، فلا بدّ من ذلك؛ القطع الممكنة معلَّمة ({ $clause }).
why-drawn-already = سحبت في دورك هذا، ولا يجوز السحب مرتين في الدور ({ $clause }).
why-only-drawn = بعد السحب لا يجوز وضع غير القطعة المسحوبة، وهي { $drawn } ({ $clause }).
why-drawn-waits = القطعة { $drawn } سُحبت في هذا الدور، وعليها أن تنتظر الدور التالي ({ $clause }).
why-yard-at-reserve = لم يبقَ في ساحة الدجاج ما يُسحب؛ عليك التمرير ({ $clause }).
why-no-drawing = لا سحب على هذه الطاولة؛ عليك التمرير ({ $clause }).
why-nothing-to-pass-on = السحب أولًا، وبعده يجوز لك التمرير ({ $clause }).
why-double-forbidden = { $last ->
    [yes] لا يجوز وضع { $tile }: هنا لا يجوز أن تكون قطعتك الأخيرة مزدوجًا ({ $clause }).
   *[no] لا يجوز وضع { $tile }: لم يبقَ ما يكفي من القطع لأصابع هذا المزدوج ({ $clause }).
}
why-no-call-due = لا شيء يُعلَن الآن: الإعلان مع القطعة قبل الأخيرة فقط. الحركة هنا من دون "!" ({ $clause }).
why-nothing-to-catch = لا أحد يمكن لهذا المقعد أن يضبطه الآن ({ $clause }).
why-tile-fits = القطعة { $tile } لها مكان: { $moves }.
why-all-fit = كل قطعة من قطعك لها مكان.

## Hints

hint = اقتراح { $bot }: { $move }. السبب: { $reason }
hint-worths = { $deals ->
    [zero] ما قد تكلّفك كل حركة في هذه الجولة:
    [one] ما قد تكلّفك كل حركة في هذه الجولة، بحسب توزيعة واحدة توافق ما رأيت:
    [two] ما قد تكلّفك كل حركة في هذه الجولة، بحسب توزيعتين توافقان ما رأيت:
    [few] ما قد تكلّفك كل حركة في هذه الجولة، بحسب { $deals } توزيعات توافق ما رأيت:
    [many] ما قد تكلّفك كل حركة في هذه الجولة، بحسب { $deals } توزيعة توافق ما رأيت:
   *[other] ما قد تكلّفك كل حركة في هذه الجولة، بحسب { $deals } توزيعة توافق ما رأيت:
}
hint-worth = { $move }: { $points } نقطة (من { $low } إلى { $high })
hint-only = لا خيار آخر لديك.
hint-out = هي قطعتك الأخيرة، وبها تفرغ يدك.
hint-start = بها تبدأ الجولة.
hint-draw = قطعة جديدة أنفع لك مما يمكنك وضعه.
hint-hold = ما في يدك أنفع لك إن بقي في يدك.
hint-keep = بقاء { $tile } في يدك أنفع لك الآن.
hint-block = لم يعد ممكنًا أن تكتمل قدم على { $value }، فهذه القطعة تغلق الجولة؛ { $mine ->
    [zero] لا يبقى عليك شيء
    [one] تبقى عليك نقطة واحدة
    [two] تبقى عليك نقطتان
    [few] تبقى عليك { $mine } نقاط
    [many] تبقى عليك { $mine } نقطة
   *[other] تبقى عليك { $mine } نقطة
}، وعلى كلٍّ من الآخرين { $others ->
    [zero] لا شيء تقريبًا
    [one] نحو نقطة واحدة
    [two] نحو نقطتين
    [few] نحو { $others } نقاط
    [many] نحو { $others } نقطة
   *[other] نحو { $others } نقطة
}.
hint-foot = هذا المزدوج يطلب أصابع، { $toes ->
    [zero] وليس في يدك قطعة فيها { $value }.
    [one] وفي يدك قطعة واحدة فيها { $value }.
    [two] وفي يدك قطعتان فيهما { $value }.
    [few] وفي يدك { $toes } قطع فيها { $value }.
    [many] وفي يدك { $toes } قطعة فيها { $value }.
   *[other] وفي يدك { $toes } قطعة فيها { $value }.
}
hint-double = بها يخرج مزدوج من يدك، وعلى الآخرين أن يأتوا بأصابعه.
hint-starve = بها يبقى { $value } طرفًا مفتوحًا، { $seats ->
    [zero] ولم تتبيّن عند الآخرين يد خالية منه.
    [one] وقد تبيّن أن يدًا واحدة عند الآخرين خالية منه.
    [two] وقد تبيّن أن يدين عند الآخرين خاليتان منه.
    [few] وقد تبيّن أن { $seats } أيدٍ عند الآخرين خالية منه.
    [many] وقد تبيّن أن { $seats } يدًا عند الآخرين خالية منه.
   *[other] وقد تبيّن أن { $seats } يد عند الآخرين خالية منه.
}
hint-heavy = هي أثقل قطعة يمكن وضعها: { $pips ->
    [zero] لا توفّر عليك شيئًا.
    [one] توفّر عليك نقطة واحدة.
    [two] توفّر عليك نقطتين.
    [few] توفّر عليك { $pips } نقاط.
    [many] توفّر عليك { $pips } نقطة.
   *[other] توفّر عليك { $pips } نقطة.
}
hint-follow = يمكنك أن تكمل بعدها: { $tiles ->
    [zero] وليس معك قطعة أخرى فيها { $value }.
    [one] معك قطعة أخرى فيها { $value }.
    [two] معك قطعتان أخريان فيهما { $value }.
    [few] معك { $tiles } قطع أخرى فيها { $value }.
    [many] معك { $tiles } قطعة أخرى فيها { $value }.
   *[other] معك { $tiles } قطعة أخرى فيها { $value }.
}
hint-place = هي الأفضل لك في معظم التوزيعات.

## The end of a round and of a game

shown-hand = { $you ->
    [yes] بقي في يدك: { $tiles }، أي { $points ->
        [zero] صفر من النقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }، والمجموع { $total }.
   *[no] بقي مع { $name }: { $tiles }، أي { $points ->
        [zero] صفر من النقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }، والمجموع { $total }.
}
shown-out = { $you ->
    [yes] لم يبقَ في يدك شيء. حساب الجولة: { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }، والمجموع { $total }.
   *[no] لم يبقَ مع { $name } شيء. حساب الجولة: { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }، والمجموع { $total }.
}
round-won = { $you ->
    [yes] فزت بهذه الجولة!
   *[no] الجولة من نصيب { $name }.
}
round-shared = فوز مشترك بالجولة: { $names }.

score-head-player = اللاعب
score-head-total = المجموع
score-none = لم تنتهِ أي جولة بعد.
score-sentence = { $you ->
    [yes] مجموعك
   *[no] مجموع { $name }
}: { $total ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $total } نقاط
    [many] { $total } نقطة
   *[other] { $total } نقطة
}؛ الجولات حتى الآن: { $points }.

game-over = انتهت اللعبة.
game-stopped = لا أحد معه أيٌّ من المزدوجات الباقية، فانتهت اللعبة.
place = { $place }. { $name }: { $total ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $total } نقاط
    [many] { $total } نقطة
   *[other] { $total } نقطة
}
tie-most-zero-rounds = تعادل في النقاط: { $ahead } و{ $behind }. يتقدّم من له جولات صفرية أكثر: { $ahead }.
tie-lowest-nonzero-round = تعادل في النقاط: { $ahead } و{ $behind }. يتقدّم من له أقل جولة غير صفرية: { $ahead }.
tie-most-rounds-won = تعادل في النقاط: { $ahead } و{ $behind }. يتقدّم من فاز بجولات أكثر: { $ahead }.
tie-shared = تعادل ومركز مشترك: { $names }.
winner = { $you ->
    [yes] فزت باللعبة. أحسنت!
   *[no] الفوز باللعبة من نصيب { $name }.
}
winners-shared = فوز مشترك باللعبة: { $names }.
