import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { NETWORK_CHOICE } from '../../../language/network-words.ts';
import { ARABIC_NETWORK_NAMES } from '../arabic-network-names.ts';
import type { Gloss } from './gloss-table.ts';

const NETWORK = `(?=(?:${NETWORK_CHOICE})(?![\\p{L}]))`;
/** The ending of an adverb or an object, which people write in three ways or leave out. */
const AN = '(?:ًا|اً|ا|ً)?';
const POST = `منشور${AN}`;
const NOW = `(?:الآن|الان|حالًا|حالا|فورًا|فورا)`;

const HOURS = [
  ...['الواحدة', 'الثانية', 'الثالثة', 'الرابعة', 'الخامسة', 'السادسة'],
  ...['السابعة', 'الثامنة', 'التاسعة', 'العاشرة', 'الحادية عشرة', 'الثانية عشرة'],
];
const WEEKDAYS: Gloss = [
  ['الا?إ?ثنين', 'monday'],
  ['الثلاثاء', 'tuesday'],
  ['ال[أا]ربعاء', 'wednesday'],
  ['الخميس', 'thursday'],
  ['الجمعة', 'friday'],
  ['السبت', 'saturday'],
  ['ال[أا]حد', 'sunday'],
];

/** The months, also as they are named in the Levant. */
const MONTHS: Gloss = [
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

/** Unlike in other languages, times too: the time reader knows Latin words alone. */
const TIMES: Gloss = [
  ...HOURS.map((hour, at): [string, string] => [`(?:في |عند )?الساعة ${hour}`, `at ${at + 1}`]).toReversed(),
  ['(?:في |عند )?الساعة', 'at'],
  ['(\\d{1,2}) والنصف', '$1:30'],
  ['(\\d{1,2}) والربع', '$1:15'],
  [`صباح${AN}|في الصباح|(?<=\\d )ص`, 'am'],
  [`(?:مساء[ًا]?|في المساء)|(?<=\\d )م`, 'pm'],
  [`ظهر${AN}|عند الظهر`, 'noon'],
  ['بعد غدٍ?', 'the day after tomorrow'],
  [`غد${AN}|بكرة`, 'tomorrow'],
  ['هذه الليلة|الليلة', 'tonight'],
  ['اليوم', 'today'],
  ['بعد ساعة', 'in an hour'],
  ['بعد ساعتين', 'in two hours'],
  ...WEEKDAYS.map(([day, english]): [string, string] => [`(?:في )?(?:يوم )?${day}`, english]),
  ...MONTHS.flatMap(([month, english]): [string, string][] => [
    [`(?:في شهر|في|لشهر|شهر) (?:${month})`, `in ${english}`],
    [month, english],
  ]),
];

/** The main commands: the verb form that is said to one person, in its usual spellings. */
export const GLOSS_AR: Gloss = [
  ...PLATFORM_NAMES.flatMap((name) =>
    (ARABIC_NETWORK_NAMES[name] ?? []).map((spelling): [string, string] => [spelling, name]),
  ),
  ['تراجع(?: عن (?:ذلك|هذا))?', 'undo that'],
  ['(?:انسَ?|دع) (?:الأمر|ذلك|هذا)', 'forget it'],
  ['(?:لا،? )?ليس بعد', 'no, not yet'],
  ['(?:هل )?(?:يمكنك|تستطيع)(?: أن)?', 'can you'],
  ['(?:اكتب|أكتب|تكتب|أنشئ|انشئ|تنشئ|إنشاء|كتابة)(?: لي| لنا)?', 'write'],
  [`${POST}(?: قصير${AN}| جديد${AN})? (?:عن|حول)`, 'a post about'],
  [`write ${POST}(?= ?:)`, 'write a post'],
  [`write (?:${POST}|محتوى)(?: جديد${AN})?$`, 'create new content'],
  [`شيئ?ء?${AN} (?:عن|حول)`, 'something about'],
  ['(?:أريد|اريد|أحتاج|احتاج)(?: إلى| أن)?', 'I need'],
  [`(?:انشر|نشر)(?:ها?)? ${NOW}`, 'post it now'],
  [`^${NOW}$`, 'now'],
  ['و(?:انشرها?|جدولها?)', 'and post it'],
  ['انشر (?:هذا النص|هذا|ما يلي|التالي)', 'post this'],
  ['جدولها? (?:في |إلى )?', 'schedule it for '],
  ['انشرها?', 'post it'],
  ['^انشر', 'post'],
  ['^جدول', 'schedule'],
  [`(?:على|في) ${NETWORK}`, 'on '],
  [`و ?${NETWORK}`, 'and '],
  ['كلاهما|كليهما|كلتاهما', 'both'],
  ['(?:على|في) (?:كل|جميع) الشبكات|عليها كلها', 'everywhere'],
  ...TIMES,
  ['(?:استخدم |خذ |اختر )?ال[أا]ولى?', 'the first one'],
  ['(?:استخدم |خذ |اختر )?الثاني(?:ة)?', 'the second one'],
  ['(?:استخدم |خذ |اختر )?الثالثة?', 'the third one'],
  ['(?:استخدم |خذ |اختر )?الأخيرة?', 'the last one'],
  ['انقلها?', 'move it'],
  ['انقل|[أا]جّ?ل|غيّ?ر موعد', 'move'],
  ['إزالة من الشبكة|[أا]زلها? من الشبكة', 'take it down'],
  ['احذفها?', 'delete it'],
  ['احذف|حذف', 'delete'],
  ['[أا]لغها?', 'cancel it'],
  ['[أا]لغِ?|[أا]لغي|إلغاء', 'cancel'],
  ['(?:[اأ]عرض|عرض|[أا]رني|[أا]ظهر)(?: لي)?', 'show me'],
  ['منشوراتي(?: المجدولة)?|(?:كل )?المنشورات المجدولة', 'my scheduled posts'],
  ['ما (?:هو |هي )?(?:المجدولة?|my scheduled posts)|ماذا جدولت', "what's scheduled"],
  ['ما (?:هو )?أفضل وقت(?: للنشر)?', 'when is the best time to post'],
  ['ابحث عن وسوم (?:لـ |عن |حول )?', 'find hashtags for '],
  ['أقصر', 'shorter please'],
  ['أطول', 'longer please'],
  ['مسودات أخرى', 'other drafts'],
  ['(?:ابدأ|لنبدأ) من جديد', 'start over'],
  [`^(?:مرحب${AN}|[أا]هل${AN}|السلام عليكم|صباح الخير|مساء الخير)`, 'hello'],
  [`شكر${AN}`, 'thanks'],
  ['^لا', 'no'],
  ['في أفضل وقت', 'at the best time'],
  [`بدل${AN} من ذلك|بل`, 'rather'],
  [`من فضلك|لو سمحت|رجاءً?`, 'please'],
  [`(?:ال)?${POST} (?:عن|حول)`, 'post about'],
  ['المنشور', 'the post'],
];
