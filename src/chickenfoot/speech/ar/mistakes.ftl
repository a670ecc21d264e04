### What is wrong, in Arabic, in files, positions, records, settings and messages, and why a table's server refuses something.

## Mistakes in files, positions and on the command line: expected, got.

error-at = { $where }: { $what }
error-bad-tile = المتوقَّع قطعة مثل "3-6"، والوارد { $got }
error-halves-beyond = المتوقَّع نصفان من 0 إلى { $most }، والوارد { $got }
error-bad-move = المتوقَّع حركة مثل "9-3 on 9" أو "9-3 on 9.2" أو "draw" أو "pass" أو "catch 2"، والوارد { $got }
error-unknown-bot = المتوقَّع أحد هذه: { $known }، والوارد { $got }
error-unknown-preset = المتوقَّع أحد هذه: { $known }، والوارد { $got }
error-unknown-key = المتوقَّع أحد هذه: { $known }، والوارد { $got }
error-no-key-value = المتوقَّع KEY=VALUE، كل مفتاح مرة واحدة، والوارد { $got }
error-bad-toml = المتوقَّع ملف TOML، والوارد { $line ->
    [0] شيء آخر
   *[other] شيء آخر عند السطر { $line }، العمود { $column }
}

error-bad-value = المتوقَّع { $expects }، والوارد { $got }

error-bad-spec = المتوقَّع لاعب مثل module:Class، والوارد { $got }
error-bad-budget = المتوقَّع ميزانية مثل 50ms أو 1s أو 400 (عيّنات)، والوارد { $got }
error-bot-not-made = المتوقَّع صنف يمكن استيراده وإنشاؤه من دون وسائط، والوارد { $got } ({ $why })
error-no-bot = المتوقَّع لاعب آلي له name ودالة choose، والوارد { $got }
error-too-small = المتوقَّع { $least } أو أكثر، والوارد { $got }
error-rounds-beyond = المتوقَّع { $most ->
    [zero] { $most } جولة
    [one] جولة واحدة
    [two] جولة واحدة أو جولتان
    [few] من 1 إلى { $most } جولات
    [many] من 1 إلى { $most } جولة
   *[other] من 1 إلى { $most } جولة
}، والوارد { $got }
error-no-such-seat = المتوقَّع مقعد من 0 إلى { $most }، والوارد { $got }
error-too-many-seats = المتوقَّع { $most ->
    [zero] { $most } مقعد
    [one] مقعد واحد
    [two] مقعدان
    [few] { $most } مقاعد
    [many] { $most } مقعدًا
   *[other] { $most } مقعد
} على الأكثر، والوارد { $got }
error-too-many-bots = المتوقَّع { $most ->
    [zero] { $most } لاعب آلي
    [one] لاعب آلي واحد
    [two] لاعبان آليان
    [few] { $most } لاعبين آليين
    [many] { $most } لاعبًا آليًا
   *[other] { $most } لاعب آلي
} على الأكثر، والوارد { $got }
error-beside-resume = المتوقَّع ألّا تُذكر طاولة جديدة مع --resume، والوارد { $got }
error-preset-and-rules = المتوقَّع --preset أو --rules، لا كلاهما، والوارد { $got }
error-not-one-line = المتوقَّع نص من 1 إلى { $most } من الرموز، بلا نهايات أسطر ولا رموز تحكم ولا مسافات مزدوجة، والوارد { $got }
error-seed-size = المتوقَّع بذرة من { $bytes ->
    [zero] { $bytes } بايت
    [one] بايت واحد
    [two] بايتين
    [few] { $bytes } بايتات
    [many] { $bytes } بايتًا
   *[other] { $bytes } بايت
}، والوارد { $got }
error-endless-redeal = المتوقَّع توزيعة يكون فيها المزدوج الابتدائي في يد أحد، ولم ترد في { $deals ->
    [zero] { $deals } توزيعة
    [one] توزيعة واحدة
    [two] توزيعتين
    [few] { $deals } توزيعات
    [many] { $deals } توزيعة
   *[other] { $deals } توزيعة
}
error-game-over = لا يمكن بدء جولة أو لعبها هنا: اللعبة انتهت، أو هي بين جولتين

error-position-fields = المتوقَّع 7 حقول (القواعد، الطاولة، الأيدي، ساحة الدجاج، المقعد صاحب الدور، القطعة المسحوبة، الأدوار من دون وضع قطعة)، والوارد { $fields } في { $line }
error-position-number = المتوقَّع رقم، والوارد { $got }
error-position-drawn = المتوقَّع قطعة مسحوبة مثل "d:3-6"، أو "-"، والوارد { $got }
error-position-extra = المتوقَّع "r:" أو "u:" أو "c:" أو "o:" مع رقم، كلٌّ منها مرة واحدة، والوارد { $got }
error-position-pending = المتوقَّع قدم مثل "2*1" أو افتتاح مثل "9-9*1" بعد "|"، والوارد { $got }
error-position-end = المتوقَّع طرف مفتوح من 0 إلى { $most }، والوارد { $got }
error-position-tree = المتوقَّع { $wanted ->
    [tile] قطعة
    [sign] "(" أو "," أو ")"
    [fewer] { $most ->
        [zero] { $most } قطعة متتالية على الأكثر
        [one] قطعة واحدة على الأكثر
        [two] قطعتان متتاليتان على الأكثر
        [few] { $most } قطع متتالية على الأكثر
        [many] { $most } قطعة متتالية على الأكثر
       *[other] { $most } قطعة متتالية على الأكثر
    }
   *[next] "," أو ")"
}، والوارد { $is_end ->
    [yes] النهاية
   *[no] { $got }
}

error-no-record = المتوقَّع سطر أول هو "{ $line }"، والوارد { $got }
error-record-empty = المتوقَّع سطر أول هو "{ $line }"، ولم يرد شيء
error-record-version = المتوقَّع الإصدار { $version }، { $is_told ->
    [yes] والوارد { $got }
   *[no] ولم يرد أي إصدار
}
error-record-too-big = المتوقَّع سجلّ فيه { $most } من الرموز على الأكثر، والوارد { $got }
error-beyond-record = { $round ->
    [0] المتوقَّع جولة من 1 إلى { $most }، والوارد { $got }
   *[other] المتوقَّع حركة من 0 إلى { $most } في الجولة { $round }، والوارد { $got }
}

error-too-many-tiles = المتوقَّع { $tiles ->
    [zero] { $tiles } قطعة
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $tiles } قطع
    [many] { $tiles } قطعة
   *[other] { $tiles } قطعة
} على الأكثر؛ والحل { $bigger ->
    [0] { $fewer ->
        [0] عدد أقل من اللاعبين
        [one] قطعة واحدة في كل يد
        [two] قطعتان في كل يد
        [few] { $fewer } قطع في كل يد
        [many] { $fewer } قطعة في كل يد
       *[other] { $fewer } قطعة في كل يد
    }
   *[other] { $fewer ->
        [0] مجموعة أعلى مزدوج فيها { $bigger }-{ $bigger }
        [one] مجموعة أعلى مزدوج فيها { $bigger }-{ $bigger }، أو قطعة واحدة في كل يد
        [two] مجموعة أعلى مزدوج فيها { $bigger }-{ $bigger }، أو قطعتان في كل يد
        [few] مجموعة أعلى مزدوج فيها { $bigger }-{ $bigger }، أو { $fewer } قطع في كل يد
        [many] مجموعة أعلى مزدوج فيها { $bigger }-{ $bigger }، أو { $fewer } قطعة في كل يد
       *[other] مجموعة أعلى مزدوج فيها { $bigger }-{ $bigger }، أو { $fewer } قطعة في كل يد
    }
}، والوارد { $got }
error-no-hand-size = المتوقَّع عدد القطع لكل يد مع { $players ->
    [zero] { $players } لاعب
    [one] لاعب واحد
    [two] لاعبَين
    [few] { $players } لاعبين
    [many] { $players } لاعبًا
   *[other] { $players } لاعب
}، ولم يرد شيء
error-players-out-of-range = المتوقَّع من { $least } إلى { $most }، والوارد { $got }
error-arms-exceed-set = المتوقَّع { $most ->
    [zero] { $most } قطار
    [one] قطار واحد
    [two] قطاران
    [few] { $most } قطارات
    [many] { $most } قطارًا
   *[other] { $most } قطار
} على الأكثر في هذه المجموعة، والوارد { $got }
error-toes-exceed-set = المتوقَّع { $most } على الأكثر في هذه المجموعة، والوارد { $got }
error-no-rounds = المتوقَّع مزدوج ابتدائي واحد على الأقل، ولم يرد شيء
error-round-not-in-set = المتوقَّع مزدوجات حتى { $most }، والوارد { $got }
error-may-never-end = المتوقَّع full_circle، لأن الجولة مع must_lay=no قد لا تنتهي أبدًا، والوارد { $got }
error-starter-and-double = المتوقَّع holder مع starting_double=pool، وغيره مع aside، والوارد { $got }
error-unheld-and-double = المتوقَّع غير none مع starting_double=pool، أما مع aside فالمتوقَّع none، والوارد { $got }
error-mover-cannot-draw = المتوقَّع full_circle أو nobody مع draw=none، والوارد { $got }
error-drawn-never-laid = المتوقَّع must أو may مع draw=until_playable، والوارد { $got }

key-set = أعلى رقم على القطع، من 2 إلى 18
key-players = مدى لعدد اللاعبين مثل 2-8
key-hand = عدد القطع لكل يد مثل 7، أو جدول مثل 2:21,3:14، أو 42/players
key-starting-double = aside أو pool
key-starter = lottery أو holder أو highest_tile أو random
key-unheld = none أو search أو together أو comes_back أو dropped أو redeal
key-rounds = all أو down_up أو قائمة مزدوجات مثل 9,8,7
key-arms = players أو رقم أو مدى مثل players..6
key-toes = 1 أو 2 أو 3
key-unfinishable = play_on أو end_round أو forbid أو waive
key-must-lay = yes أو no
key-draw = none أو one أو until_playable
key-drawn-fits = must أو may أو may_not
key-reserve = عدد القطع التي لا تُسحب أبدًا مثل 1، أو 2,1 مع لاعبَين ومع أكثر
key-blocked = nobody أو full_circle أو mover
key-last-double = allowed أو penalty أو forbidden
key-last-double-penalty = عدد من النقاط، 1 أو أكثر
key-call = عدد القطع المسحوبة عند الضبط، أو 0 بلا إعلان
key-double-blank = عدد من النقاط، 0 أو أكثر
key-blank-half = عدد من النقاط، 0 أو أكثر
key-end = all_rounds أو target:POINTS
key-ties = قائمة من most_zero_rounds, lowest_nonzero_round, most_rounds_won

error-flawed = هذه الوضعية لا يمكن أن تنشأ: { $flaws }
error-illegal-move = لا يمكن لعب "{ $move }": { $why }

error-resume-wrong = لا يمكن متابعة هذه اللعبة، لأن في سجلّها { $mistakes ->
    [zero] خطأً: { $first }
    [one] خطأً: { $first }
    [two] خطأين، أولهما: { $first }
    [few] { $mistakes } أخطاء، أولها: { $first }
    [many] { $mistakes } خطأً، أولها: { $first }
   *[other] { $mistakes } خطأ، أولها: { $first }
}
error-resume-hidden = لا يمكن متابعة هذه اللعبة، لأن سجلّها يخفي قطعًا من الجولة { $round }

## Mistakes in a record. The place is put before.

mistake-at = السطر { $line }، العمود { $column }: { $what }

mistake-bad-line = المتوقَّع سطر مثل "name: value"، والوارد { $written }
mistake-unknown-item = المتوقَّع بند من بنود السجلّ، والوارد { $written }
mistake-misplaced = المتوقَّع { $kind ->
    [round] بنود الجولة فقط هنا
   *[header] بنود المقدّمة فقط قبل الجولة الأولى
}، والوارد "{ $item }"
mistake-twice = المتوقَّع "{ $item }" مرة واحدة، والوارد أكثر من مرة
mistake-bad-value = المتوقَّع { $kind ->
    [players] عدد من اللاعبين من 1 إلى { $most }
    [seat] مقعد مثل 0
    [fingerprint] { $most ->
        [zero] { $most } رقم ست عشري
        [one] رقم ست عشري واحد
        [two] رقمان ست عشريان
        [few] { $most } أرقام ست عشرية
        [many] { $most } رقمًا ست عشريًا
       *[other] { $most } رقم ست عشري
    }
    [salts] عدد زوجي من الأرقام الست عشرية، أو "-"
    [tile] قطعة مثل "3-6"
    [halves] نصفان من 0 إلى { $most }
    [double] مزدوج مثل "9-9"
    [pile] قطع مثل "3-6,1-1"، أو مخفية مثل "?7"، أو "-"
    [hidden] عدد من القطع المخفية من 0 إلى { $most }
    [name] اسم من 1 إلى { $most } من الرموز القابلة للطباعة
    [date] تاريخ مثل 2026-02-14 أو 2026-02-14T20:30:00+00:00
    [end] out أو blocked أو unfinishable
    [stopped] unheld
    [move] حركة مثل "9-3 on 9" أو "9-3 on 9.2" أو "draw" أو "pass" أو "catch"
    [drawn] قطعة مسحوبة واحدة مثل "3-6"، أو "?"
   *[number] رقم
}، { $is_empty ->
    [yes] ولم يرد شيء
   *[no] والوارد { $written }
}
mistake-bad-value-rules = { $why }
mistake-torn = { $kind ->
    [move] المتوقَّع نهاية سطر بعد الحركة، والوارد نهاية النص
   *[round] المتوقَّع توزيع الجولة ومن يبدؤها ({ $item })، والوارد نهاية النص
}
mistake-too-long = { $kind ->
    [lines] المتوقَّع { $most ->
        [zero] { $most } سطر
        [one] سطر واحد
        [two] سطران
        [few] { $most } أسطر
        [many] { $most } سطرًا
       *[other] { $most } سطر
    } على الأكثر، والوارد أكثر
   *[signs] المتوقَّع { $most } من الرموز في السطر على الأكثر، والوارد { $written }
}
mistake-too-many = المتوقَّع أقل من { $most ->
    [zero] { $most } خطأ
    [one] خطأ واحد
    [two] خطأين
    [few] { $most } أخطاء
    [many] { $most } خطأً
   *[other] { $most } خطأ
}، والوارد كثير إلى حدّ أن الباقي لم يُقرأ
mistake-missing = { $kind ->
    [before] المتوقَّع سطر "{ $item }" قبل هذا، ولم يرد
   *[anywhere] المتوقَّع سطر "{ $item }"، ولم يرد
}
mistake-no-such-seat = المتوقَّع مقعد من 0 إلى { $most }، والوارد { $written }
mistake-wrong-count = المتوقَّع { $players ->
    [zero] { $players } قيمة
    [one] قيمة واحدة
    [two] قيمتان، واحدة لكل مقعد
    [few] { $players } قيم، واحدة لكل مقعد
    [many] { $players } قيمة، واحدة لكل مقعد
   *[other] { $players } قيمة، واحدة لكل مقعد
}، والوارد { $written }
mistake-round-number = المتوقَّع الجولة { $right }، والوارد { $written }
mistake-table-refused = { $why }
mistake-round-unfinished = المتوقَّع نهاية الجولة السابقة، والوارد الجولة { $round }
mistake-round-extra = المتوقَّع ألّا تأتي جولة بعد نهاية اللعبة، والوارد الجولة { $round }
mistake-seed-differs = المتوقَّع { $kind ->
    [game] { $right } بحسب بذرة اللعبة
   *[deal] البذرة التي تخصّ هذا التعهّد وهذه التوزيعة
}، والوارد { $written }
mistake-commit-differs = المتوقَّع { $right }، وهو SHA-256 للبذرة، والوارد { $written }
mistake-salts-differ = المتوقَّع أملاح (salts) تعطي بها البذرة هذه التوزيعة، والوارد { $written }
mistake-start-differs = المتوقَّع { $kind ->
    [round] المزدوج الابتدائي { $right }، والوارد { $written }
    [planned] المزدوج المقرَّر { $right }، والوارد { $written }
    [redeals] { $right ->
        [zero] عدم إعادة التوزيع
        [one] إعادة توزيع واحدة
        [two] إعادة التوزيع مرتين
        [few] إعادة التوزيع { $right } مرات
        [many] إعادة التوزيع { $right } مرة
       *[other] إعادة التوزيع { $right } مرة
    }، والوارد { $written }
    [turned] { $right ->
        [zero] ألّا تُكشف أي قطعة
        [one] قطعة مكشوفة واحدة
        [two] قطعتان مكشوفتان
        [few] { $right } قطع مكشوفة
        [many] { $right } قطعة مكشوفة
       *[other] { $right } قطعة مكشوفة
    }، والوارد { $written }
    [shown] كشف { $right }، والوارد { $written }
    [unheld] مزدوج موجود في يد أحد، والوارد { $written }
   *[start] { $is_search ->
        [yes] بحث ابتداءً من المقعد { $right }
       *[no] أن يبدأ المقعد { $right }
    }، والوارد { $written_search ->
        [yes] بحث ابتداءً من المقعد { $written }
       *[no] المقعد { $written }
    }
}
mistake-deal-differs = المتوقَّع { $right } بحسب البذرة، والوارد { $written }
mistake-deal-impossible = المتوقَّع { $kind ->
    [size] { $right ->
        [zero] ألّا توجد أي قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $right } قطع
        [many] { $right } قطعة
       *[other] { $right } قطعة
    }، والوارد { $written }
    [twice] كل قطعة مرة واحدة، والوارد { $tile } أكثر من مرة
   *[foreign] قطع من مجموعة أعلى مزدوج فيها { $set }-{ $set }{ $is_aside ->
        [yes] { " " }من دون { $aside }
       *[no] { "" }
    }، والوارد { $tile }
}
mistake-illegal = المتوقَّع حركة مسموح بها من المقعد { $to_move }، والوارد "{ $move }" من المقعد { $seat }: { $why }
mistake-drawn-differs = المتوقَّع { $right } من ساحة الدجاج، والوارد { $written }
mistake-after-end = المتوقَّع ألّا تأتي حركة بعد نهاية الجولة، والوارد "{ $move }"
mistake-end-early = المتوقَّع جولة مستمرة، والوارد نهايتها
mistake-end-differs = المتوقَّع "end: { $right }"، والوارد "end: { $written }"
mistake-left-differs = المتوقَّع أن يبقى { $right } مع المقعد { $seat }، والوارد { $written }
mistake-scores-differ = المتوقَّع النقاط { $right }، والوارد { $written }
mistake-totals-differ = المتوقَّع المجاميع { $right }، والوارد { $written }
mistake-places-early = المتوقَّع ألّا تأتي المراكز قبل نهاية اللعبة، والوارد { $written }
mistake-places-differ = المتوقَّع المراكز { $right }، والوارد { $written }
mistake-stopped-wrongly = المتوقَّع لعبة تستمر أو تنتهي من نفسها، والوارد لعبة موقوفة

flaw-no-such-seat = لا يوجد مقعد { $seat }
flaw-two-hands-empty = أكثر من يد واحدة فارغة
flaw-not-in-set = القطعة { $tile } ليست في المجموعة
flaw-tile-twice = القطعة { $tile } موجودة أكثر من مرة
flaw-tile-missing = القطعة { $tile } غير موجودة في أي مكان
flaw-yard-does-not-add-up = { $expected ->
    [zero] يجب أن تكون ساحة الدجاج فارغة
    [one] يجب أن تكون في ساحة الدجاج قطعة واحدة
    [two] يجب أن تكون في ساحة الدجاج قطعتان
    [few] يجب أن تكون في ساحة الدجاج { $expected } قطع
    [many] يجب أن تكون في ساحة الدجاج { $expected } قطعة
   *[other] يجب أن تكون في ساحة الدجاج { $expected } قطعة
}، والموجود فيها { $got }
flaw-start-no-double = القطعة { $tile } ليست مزدوجًا، فلا شيء يبدأ بها
flaw-start-aside = هنا يوضع المزدوج الابتدائي على الطاولة من اللحظة الأولى
flaw-start-nowhere = القطعة { $tile } ليست في يد ولا في ساحة الدجاج
flaw-holder-moves = المزدوج الابتدائي مع المقعد { $seat }، فيجب أن يكون الدور له
flaw-empty-before-start = هناك يد فارغة قبل أن تبدأ الجولة
flaw-outline-not-partial = الوضعية الجزئية (~) وحدها يجوز أن تخلو من شجرة القطع
flaw-end-not-in-set = طرف قيمته { $value } ليس في المجموعة
flaw-foot-on-no-double = القطعة { $tile } ليست مزدوجًا من المجموعة، فلا قدم لها
flaw-double-not-laid = القطعة { $tile } يجب أن تكون تحت أصابعها، لكنها في يد أو في ساحة الدجاج
flaw-missing-out-of-range = لا يمكن أن ينقص هناك { $got }؛ والحدّ الأقصى { $expected }
flaw-two-pending = أكثر من مزدوج واحد تنقصه قطع: { $tiles }
flaw-opening-grown = امتدّ قطار قبل أن تبدأ كل القطارات
flaw-foot-grown = امتدّت إصبع من قدم { $tile } قبل أن توضع كل أصابعها
flaw-ends-differ = أطراف الشجرة { $expected }، والوضعية تقول { $got }
flaw-too-many-arms = القطارات عند المزدوج الابتدائي عددها { $got }؛ والحدّ الأقصى { $expected }
flaw-too-many-toes = أصابع { $tile } أكثر مما يجوز
flaw-halves-differ = القطعة { $tile } لا تطابق { $parent }
flaw-drawn-not-in-hand = القطعة المسحوبة { $tile } ليست في يد صاحب الدور
flaw-nothing-drawn = لا أحد يمكن أن يكون قد سحب { $tile } هنا
flaw-idle-below-zero = الأدوار من دون وضع قطعة لا يمكن أن تكون أقل من 0
flaw-dry-exceeds-idle = الأدوار التي لا شيء يُسحب فيها كثيرة: { $got }؛ والحدّ الأقصى { $expected }
flaw-not-out-on = لا أحد يمكن أن يكون قد أنهى يده بمزدوج { $value }
flaw-uncalled-impossible = لا يمكن أن يكون المقعد { $seat } قد نسي الإعلان
flaw-no-circle = لا يوجد هنا بحث يدور في حلقة

## Mistakes in what the server was given

error-bad-number = المتوقَّع عدد صحيح، والوارد { $got }
error-number-beyond = المتوقَّع عدد من { NUMBER($least, useGrouping: 0) } إلى { NUMBER($most, useGrouping: 0) }، والوارد { $got }
error-bad-limits = المتوقَّع "on" أو "off"، والوارد { $got }
error-bad-push = المتوقَّع "on" أو "off"، والوارد { $got }
error-bad-contact = المتوقَّع عنوان مثل mailto:table@example.org أو https://example.org، والوارد { $got }
error-bad-log-format = المتوقَّع "text" أو "json"، والوارد { $got }
error-bad-database = المتوقَّع قاعدة بيانات مثل "sqlite:///file" (وربما مع "?synchronous=full") أو "postgresql://user@host/name" أو "memory:"، والوارد { $got }
error-bad-bus = المتوقَّع ناقل رسائل مثل "memory:" أو "postgresql://user@host/name" أو "nats://host:4222"، والوارد { $got }
error-cannot-listen = المتوقَّع عنوان من عناوين هذا الجهاز ومنفذ حرّ، والوارد { $got } ({ $why })
error-workers-need-bus = المتوقَّع ناقل رسائل يصل إلى كل العمّال وعددهم { $workers } (nats://... أو postgresql://...)، والوارد { $got }
error-workers-need-database = المتوقَّع قاعدة بيانات يشترك فيها كل العمّال وعددهم { $workers }، والوارد { $got }
error-workers-need-port = المتوقَّع منفذ، لأن عدة عمّال يشتركون فيه، والوارد { $got }
error-database-too-new = قاعدة البيانات أنشأها إصدار أحدث من هذا البرنامج
error-store-failed = لا يمكن استعمال قاعدة البيانات الآن ({ $why })
error-bad-log = تعذّرت قراءة يوميات الطاولة: هي تالفة، أو كتبها إصدار أحدث
error-clash = سبقك غيرك؛ يمكنك المحاولة مرة أخرى
error-no-such-table = لا توجد طاولة كهذه

error-bad-message = لم تعد الصفحة والخادم يتفاهمان؛ يُرجى تحميل الصفحة من جديد.
error-bad-body = لم تعد الصفحة والخادم يتفاهمان؛ يُرجى تحميل الصفحة من جديد.
error-bad-query = المتوقَّع قيمة أخرى في العنوان، والوارد { $got }
error-bad-name = المتوقَّع اسم من 1 إلى { $most } من الحروف
error-bad-clock = المتوقَّع مهلة من 0 إلى { $most ->
    [zero] { $most } ثانية
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $most } ثوانٍ
    [many] { $most } ثانية
   *[other] { $most } ثانية
}، والوارد { $got }
error-rules-and-toml = المتوقَّع قواعد في سطر واحد أو في ملف، والوارد كلاهما
error-rules-too-long = المتوقَّع قواعد فيها { $most } من الرموز على الأكثر، والوارد { $got }
error-no-open-seat = المتوقَّع مقعد شاغر لمن يُنشئ الطاولة

## Why the table's server does not do something

refused-not-host = هذا لمن يستضيف الطاولة فقط.
refused-not-seated = ليس لك مقعد هنا.
refused-not-watching = يجب فتح الطاولة أولًا.
refused-no-guest = نحتاج إلى اسمك أولًا.
refused-not-now = هذا غير ممكن الآن.
refused-no-such-seat = لا يوجد مقعد كهذا.
refused-seated-already = لك مقعد هنا من قبل.
refused-seat-taken = هذا المقعد مشغول.
refused-invited-only = هذا المقعد محجوز لمن معه دعوة.
refused-removed = من يستضيف هذه الطاولة أخرجك منها.
refused-nobody-there = لا أحد في هذا المقعد.
refused-not-yourself = هذا مقعدك أنت، ويمكنك التخلّي عنه بدل ذلك.
refused-seats-free = يجب أولًا أن يكون في كل مقعد أحد.
refused-stood-in = لاعب آلي يلعب مكانك؛ عليك استعادة مقعدك أولًا.
refused-not-your-seat = هذا ليس مقعدك.
refused-too-late = فات الأوان.
refused-salt-differs = هذا ليس الملح (salt) الموعود به.
refused-stale = تغيّر الوضع على الطاولة؛ نظرة أخرى من فضلك.
refused-not-alone = لا تراجع في لعبة مع آخرين.
refused-nothing-to-undo = لا شيء للتراجع عنه.
refused-no-hints = لا تلميحات على هذه الطاولة.
refused-hint-later = التلميحات لك في دورك فقط.
refused-closed = هذه الطاولة مغلقة.
refused-too-fast = على مهلك، من فضلك.
refused-hello-twice = الاتصال بدأ من قبل.
refused-no-such-command = الخادم لا يعرف هذا الأمر.
refused-failed = حدث خطأ في الخادم؛ يمكنك المحاولة مرة أخرى.
refused-internal = { refused-failed }
refused-offline = تعذّر الوصول إلى الخادم.
refused-no-such-code = لا طاولة بهذا الرمز الآن.
refused-record-wrong = لا يمكن عرض هذا السجلّ من جديد، لأن فيه { $mistakes ->
    [zero] خطأً: { $first }
    [one] خطأً: { $first }
    [two] خطأين، أولهما: { $first }
    [few] { $mistakes } أخطاء، أولها: { $first }
    [many] { $mistakes } خطأً، أولها: { $first }
   *[other] { $mistakes } خطأ، أولها: { $first }
}
refused-record-too-long = عرض هذا السجلّ من جديد يطول أكثر من اللازم.
refused-no-such-link = هذا الرابط استُعمل من قبل، أو صار قديمًا.
refused-no-such-game = لم تُلعب لعبة كهذه على هذه الطاولة.
refused-bad-move = هذه ليست حركة.
refused-unknown-bot = لا يوجد لاعب آلي كهذا.
refused-bad-host = الخادم لا يعرف نفسه بهذا العنوان.
refused-bad-media = هذا ليس مما يقرؤه الخادم.
refused-bad-request = لم يصل الباقي؛ يمكنك المحاولة مرة أخرى.
refused-too-large = هذا كثير دفعة واحدة.
refused-too-slow = طال ذلك كثيرًا؛ يمكنك المحاولة مرة أخرى.
refused-too-many = محاولات كثيرة؛ عليك الانتظار قليلًا.
refused-no-push = هذا الخادم لا يرسل إشعارات.
refused-other = رُفض ذلك ({ $code }).
