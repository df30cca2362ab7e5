import type { Gloss } from './gloss-table.ts';

/** The ending of an adverb or an object, which people write in three ways or leave out. */
const AN = '(?:ًا|اً|ا|ً)?';
const FOR = '(?:لل|ل|ب)?';
const TOMORROW = `${FOR}(?:ال)?(?:غدًا|غداً|غدا|غدٍ|غد|بكرة|بكره|بكرا)`;

/** "Eight" of a clock is an ordinal in the written language, and a number in the spoken ones. */
const HOURS = [
  ...['الواحدة|واحدة|وحدة', 'الثانية|ثنتين|اتنين', 'الثالثة|ثلاثة|تلاتة', 'الرابعة|أربعة|اربعة'],
  ...['الخامسة|خمسة', 'السادسة|ستة', 'السابعة|سبعة', 'الثامنة|ثمانية|تمانية|ثمان', 'التاسعة|تسعة'],
  ...['العاشرة|عشرة', 'الحادية عشرة?|[إا]حدعشر?|حداشر', 'الثانية عشرة?|[إا]ثنا?عشر?|[إا]تناشر'],
];
const WEEKDAYS: readonly (readonly [arabic: string, english: string])[] = [
  ['ا?ل[إا]?ثنين', 'monday'],
  ['ا?ل?ثلاثاء|ا?ل?ثلاثا', 'tuesday'],
  ['ا?ل?[أا]ربعاء|ا?ل?[أا]ربعا', 'wednesday'],
  ['ا?لخميس', 'thursday'],
  // White Friday is a sale.
  ['ا?لجمعة(?! (?:البيضاء|السوداء|الصفراء))', 'friday'],
  ['ا?لسبت', 'saturday'],
  ['ا?ل[أا]حد', 'sunday'],
];
const BARE_WEEKDAYS: readonly (readonly [arabic: string, english: string])[] = [
  ['[إا]?ثنين', 'monday'],
  ['ثلاثاء?', 'tuesday'],
  ['[أا]ربعاء?', 'wednesday'],
  ['خميس', 'thursday'],
  ['جمعة', 'friday'],
  ['سبت', 'saturday'],
  ['[أا]حد', 'sunday'],
];
/** The months, also as they are named in the Levant. */
const MONTHS: readonly (readonly [arabic: string, english: string])[] = [
  ['يناير|كانون الثاني', 'january'],
  ['فبراير|شباط', 'february'],
  ['مارس|[آا]ذار', 'march'],
  ['[أإا]بريل|نيسان', 'april'],
  ['مايو|[أا]يار', 'may'],
  ['يونيو|حزيران', 'june'],
  ['يوليو|تموز', 'july'],
  ['[أا]غسطس|آب', 'august'],
  ['سبتمبر|[أا]يلول', 'september'],
  ['[أا]كتوبر|تشرين ال[أا]ول', 'october'],
  ['نوفمبر|تشرين الثاني', 'november'],
  ['ديسمبر|كانون ال[أا]ول', 'december'],
];
const COUNTS = [
  ...['ثلاث|ثلاثة', '[أا]ربع|[أا]ربعة', 'خمس|خمسة', 'ست|ستة', 'سبع|سبعة'],
  ...['ثمان|ثماني|ثمانية', 'تسع|تسعة', 'عشر|عشرة'],
];
const COMING = 'القادمة?|المقبلة?|الجايّ?ة?|التالية?';
const PAST = 'الماضية?|السابقة?|الفائتة?|اللي فاتت?|اللي راحت?';

const spans = (arabic: string, english: string): Gloss => [
  [`(?:في |خلال )?(?:ال)?${arabic} (?:${COMING})`, `next ${english}`],
  [`(?:في |خلال )?(?:ال)?${arabic} (?:${PAST})`, `last ${english}`],
  [`(?:في |خلال )?(?:هذا|هذه|هال) ?(?:ال)?${arabic}`, `this ${english}`],
];

/** Days and hours as English says them: the time reader knows Latin words alone. */
export const ARABIC_TIMES: Gloss = [
  ...COUNTS.map((count, at): [string, string] => [
    `بعد (?:${count}) (?=[أا]يام|ساعات|دقائق|[أا]سابيع)`,
    `بعد ${at + 3} `,
  ]),
  ['بعد (\\d{1,2}) (?:[أا]يام|يوم[اًا]*)', 'in $1 days'],
  ['بعد (\\d{1,2}) (?:ساعات|ساعة)', 'in $1 hours'],
  ['بعد (\\d{1,2}) (?:دقائق|دقيقة)', 'in $1 minutes'],
  ['بعد (\\d{1,2}) [أا]سابيع', 'in $1 weeks'],
  ['بعد نصف? ساعة', 'in 30 minutes'],
  ['بعد ربع ساعة', 'in 15 minutes'],
  ['بعد ساعة', 'in an hour'],
  ['بعد ساعتين', 'in two hours'],
  ['بعد يومين', 'in 2 days'],
  ['بعد [أا]سبوعين', 'in 2 weeks'],
  ['بعد [أا]سبوع', 'in a week'],
  ...HOURS.map((hour, at): [string, string] => [
    `(?:في |عند )?الساعة (?:${hour})`,
    `at ${at + 1}`,
  ]).toReversed(),
  ['(?:في |عند )?الساعة', 'at'],
  ['(\\d{1,2}) ?و ?(?:ال)?نصف?', '$1:30'],
  ['(\\d{1,2}) ?و ?(?:ال)?ربع', '$1:15'],
  ['(\\d{1,2}) ?و ?(?:ال)?(?:ثلث|تلت)', '$1:20'],
  [`at (\\d{1,2}) [إا]لا (?:ال)?ربع${AN}`, 'at quarter to $1'],
  [`at (\\d{1,2}) [إا]لا (?:ال)?(?:ثلث|تلت)${AN}`, 'at 20 to $1'],
  // After a number these are a.m. and p.m.
  [`(?<=\\d )(?:ص|صباح${AN}|الصبح|في الصباح|بالصباح|قبل الظهر|الفجر|فجر${AN})`, 'am'],
  [
    `(?<=\\d )(?:م|مساء[ًا]?|المساء|في المساء|بالمساء|العصر|عصر${AN}|المغرب|بعد الظهر|بعد العصر|العشاء?)`,
    'pm',
  ],
  [`(?<=1[01] )(?:الظهر|ظهر${AN})`, 'am'],
  [`(?<=\\d )(?:الظهر|ظهر${AN})`, 'pm'],
  [`(?<=\\d )(?:بالليل|ليل${AN}|في الليل|الليل)`, 'at night'],
  [`${FOR}بعد (?:غدٍ?|الغد|بكرة|بكره|بكرا)`, 'the day after tomorrow'],
  [`(?:مساء|عشية) ${TOMORROW}|${TOMORROW} (?:مساء[ًا]?|المساء|في المساء|بالليل)`, 'tomorrow evening'],
  [`(?:صباح|صبيحة) ${TOMORROW}|${TOMORROW} (?:صباح${AN}|الصبح|في الصباح)`, 'tomorrow morning'],
  [`ظهر ${TOMORROW}|${TOMORROW} (?:ظهر${AN}|الظهر|عند الظهر)`, 'tomorrow noon'],
  [TOMORROW, 'tomorrow'],
  [`مساء (?:هذا )?اليوم|اليوم (?:مساء[ًا]?|المساء|في المساء)|${FOR}هذا المساء`, 'this evening'],
  ['هذه الليلة|الليلة', 'tonight'],
  // "اليوم الوطني" is a day with a name.
  [`${FOR}اليوم(?! ال(?!ساعة))`, 'today'],
  ['(?:يوم )?(?:[أا]مس|امبارح|البارحة)', 'yesterday'],
  ['(?:في )?(?:عطلة )?نهاية (?:هذا )?ال[أا]سبوع', 'this weekend'],
  ...BARE_WEEKDAYS.map(([day, english]): [string, string] => [
    `كل (?:يوم )?(?:ال)?(?:${day})`,
    `every ${english}`,
  ]),
  ['كل يوم|يومي[اًا]*', 'every day'],
  ['كل [أا]سبوع|[أا]سبوعي[اًا]*', 'every week'],
  ...WEEKDAYS.flatMap(([day, english]): [string, string][] => [
    [`(?:في |لل?|ب)?(?:يوم )?(?:${day}) (?:بعد القادمة?|اللي بعده?)`, `${english} after next`],
    [`(?:في )?(?:يوم )?(?:${day}) (?:${PAST})`, `last ${english}`],
    [`(?:في |لل?|ب)?(?:يوم )?(?:${day})(?: (?:${COMING}))?`, english],
  ]),
  [`من (?=(?:هذا )?(?:ال)?(?:[أا]سبوع|شهر))`, ' '],
  ...spans('[أا]سبوع', 'week'),
  ...spans('شهر', 'month'),
  ...spans('سنة|عام', 'year'),
  ...MONTHS.flatMap(([month, english]): [string, string][] => [
    [`(?:في شهر|في|لشهر|شهر) (?:${month})`, `in ${english}`],
    [month, english],
  ]),
  [`صباح${AN}|في الصباح|الصبح`, 'in the morning'],
  [`مساء[ًا]?|في المساء`, 'in the evening'],
  [`ظهر${AN}|عند الظهر`, 'noon'],
];

const COUNTED =
  '(?:ص|م|صباح|مساء|الصبح|العصر|عصر|الظهر|ظهر|المغرب|بالليل|[أا]يام|يوم|ساعات|ساعة|دقائق|دقيقة|[أا]سابيع';
const BEFORE_DIGITS = '(?:الساعة|ساعة|يوم|بعد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد)';
const MONTH_NAMES = MONTHS.map(([month]) => month).join('|');
const TIME_DIGITS = new RegExp(
  `(?<=${BEFORE_DIGITS} )[٠-٩]{1,2}(?:[:٫.][٠-٩]{2})?|[٠-٩]{1,2}(?:[:٫.][٠-٩]{2})?(?= ?${COUNTED}|${MONTH_NAMES}))`,
  'gu',
);

/** "الساعة ٩" is at 9; elsewhere digits stay as they are. */
export const withTimeDigits = (text: string): string =>
  text
    .replace(TIME_DIGITS, (time) =>
      time.replace(/[٠-٩]/gu, (digit) => `${digit.charCodeAt(0) - 0x660}`).replace('٫', ':'),
    )
    .replace(/(\d)(?=[صم](?!\p{L}))/gu, '$1 ');
