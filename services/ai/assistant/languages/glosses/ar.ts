import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { NETWORK_CHOICE } from '../../../language/network-words.ts';
import { ARABIC_NETWORK_NAMES } from '../arabic-network-names.ts';
import { ARABIC_TIMES } from './arabic-times.ts';
import type { Gloss } from './gloss-table.ts';

const NETWORK = `(?=(?:${NETWORK_CHOICE})(?![\\p{L}]))`;
/** The ending of an adverb or an object, which people write in three ways or leave out. */
const AN = '(?:ًا|اً|ا|ً)?';
const POST = `منشور${AN}`;
const ABOUT = '(?:عن|حول|بخصوص|بمناسبة)';
const TONES: Gloss = [
  ['مرح|مضحك|طريف|فكاهي|ظريف|خفيف الظل', 'funny'],
  ['رسمي|احترافي|مهني|جاد', 'professional'],
  ['ودود|لطيف|دافئ|عفوي|ودي', 'friendly'],
  ['حماسي|مشوق|حيوي', 'exciting'],
  ['بسيط|هادئ', 'simple'],
];
const HASHTAGS = '(?:وسوم|هاشتا[قغجك](?:ات)?|هاشتاج(?:ات)?)';
const WAITING =
  '(?:ما ردي[تن]ا? عليها|لم (?:أرد|نرد|يُ?رد) عليها|بدون رد|دون رد|بلا رد|تنتظر(?: ال)?ردًّ?ا?|تنتظر الرد|بانتظار (?:ال)?رد|غير مجاب عنها|معلقة)';
const NOW = `(?:الآن|الان|حالًا|حالا|فورًا|فورا)`;

/** The main commands: the verb form that is said to one person, in its usual spellings. */
export const GLOSS_AR: Gloss = [
  [
    '^لا[،,]? (?:ليس|مو|مش) (?:هذا|هذه|هذي|ده|دي)[،,]? (?:الآخر|الاخر|الأخرى|الثاني|التاني)$',
    'no, not that one, the other one',
  ],
  ...PLATFORM_NAMES.flatMap((name) =>
    (ARABIC_NETWORK_NAMES[name] ?? []).map((spelling): [string, string] => [spelling, name]),
  ),
  ['(?:(?:على|في) )?تيك ?توك', 'on tiktok'],
  ['(?:(?:على|في) )?يوتيوب', 'on youtube'],
  ['(?:(?:على|في) )?سناب ?(?:شات)?', 'on snapchat'],
  ['(?:(?:على|في) )?تويتر', 'on twitter'],
  ['(?:(?:على|في) )?(?:واتس ?اب|واتساب)', 'on whatsapp'],
  ['تراجع(?: عن (?:ذلك|هذا))?', 'undo that'],
  ['(?:انسَ?|دع) (?:الأمر|ذلك|هذا)', 'forget it'],
  ['(?:لا،? )?ليس بعد', 'no, not yet'],
  ['(?:هل )?(?:يمكنك|تستطيع)(?: أن)?', 'can you'],
  ['(?:اكتب|أكتب|تكتب|أنشئ|انشئ|تنشئ|إنشاء|كتابة)(?: لي| لنا)?', 'write'],
  ...TONES.map(([arabic, english]): [string, string] => [
    `(?:${POST}|بوست|شيئ?ء?${AN})(?: قصير${AN}| جديد${AN})? (?:${arabic})${AN}(?: و(?:${arabic})${AN})? ${ABOUT}`,
    `a ${english} post about`,
  ]),
  ...TONES.map(([arabic, english]): [string, string] => [
    `(?:بنبرة|بأسلوب|بطريقة|بلهجة) (?:${arabic})ة?`,
    `in a ${english} tone`,
  ]),
  [`(?:${POST}|بوست)(?: قصير${AN}| جديد${AN})? ${ABOUT}`, 'a post about'],
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
  ...ARABIC_TIMES,
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
  [
    '(?:متى|ما|ما هو|ماهو|وش|ايش|شو|[إا]يه) (?:هو )?[أا](?:فضل|حسن|نسب) (?:وقت|توقيت|ساعة)(?: (?:للنشر|لنشر المنشورات|[أا]نشر(?: فيه)?))?',
    'when is the best time to post',
  ],
  [
    '(?:كيف|شلون|[إا]زاي) (?:كان|كانت|صار|هو|هي)? ?(?:[أا]دا[ءؤئ](?:نا| منشوراتنا| حسابنا)?|نتائجنا|[أا]رقامنا|منشوراتنا)',
    'how did my posts do',
  ],
  ['(?:ما|ماذا) (?:الذي )?س?ي[ُ]?نشر', 'what goes out'],
  [
    `كم (?:عدد )?(?:إعجاب|اعجاب|لايك|الإعجابات)${AN}(?: حصلنا عليه| حصلت عليه| جانا)?`,
    'how many likes did we get',
  ],
  [
    `(?:هل )?(?:هناك|في|فيه|يوجد|توجد|عندي|عندنا|لدي|لدينا|ما هي|اعرض|show me)(?: [أا]ي)? (?:ال)?تعليقات (?:التي )?${WAITING}`,
    "any comments we haven't replied to yet",
  ],
  [
    `(?:(?:ابحث|[أا]عطني|عطني|[أا]عطيني|اقترح|هات|جد|دور)(?: لي| علي| لنا)? )?(?:عن |I need )?(?:بعض )?${HASHTAGS}(?: مناسبة| جيدة| قوية)? (?:لـ ?|عن |حول |ل(?=\\p{L}))`,
    'find hashtags for ',
  ],
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
