import type { SectionWords } from '../section-words.ts';
import { arabicCount } from './arabic-count.ts';
import { BUDGET } from './budget.ts';

const posts = arabicCount({
  one: 'منشور واحد',
  two: 'منشوران',
  few: 'منشورات',
  many: 'منشورًا',
  other: 'منشور',
});
const weeksText = arabicCount({
  one: 'أسبوع واحد',
  two: 'أسبوعان',
  few: 'أسابيع',
  many: 'أسبوعًا',
  other: 'أسبوع',
});

export const SECTIONS: SectionWords = {
  titles: {
    summary: 'الملخص',
    audience: 'الجمهور المستهدف',
    own: 'ما لا يرويه غيرك',
    platforms: 'استراتيجية الشبكات',
    content: 'محاور المحتوى',
    rhythm: 'وتيرة النشر',
    calendar: 'تقويم أربعة أسابيع',
    budget: 'الميزانية',
    firstDays: 'أول 30 يومًا',
    measures: 'قياس النتائج',
    challenges: 'حلول لتحدياتك',
  },
  posts,
  summary: {
    business: 'النشاط:',
    audience: 'الجمهور:',
    goals: 'الأهداف:',
    rhythm: (count, channels) => `كل أسبوع: ${count} على ${channels}.`,
    timeframe: (text, weeks) =>
      weeks === null
        ? `المدة: ${text}، في دورات من أربعة أسابيع.`
        : `المدة: ${text} (${weeksText(weeks)})، في دورات من أربعة أسابيع.`,
    noTimeframe: (weeks) => `لم تذكر مدة، لذلك مدة الخطة: ${weeksText(weeks)}، في دورات من أربعة أسابيع.`,
    noAmount: 'لم تذكر ميزانية: كل ما هنا يعمل دون مال.',
    means: {
      small: (sum) => `ميزانيتك (${sum}) تكفي لعرض منشور واحد في الشهر على عدد أكبر من الناس.`,
      medium: (sum) => `ميزانيتك (${sum}) تكفي لوصول منتظم وصور أفضل؛ أما الكتابة فتبقى عليك.`,
      large: (sum) => `ميزانيتك (${sum}) تكفي للحملات والإنتاج ولشخص يتولى الأمر كل يوم عمل.`,
    },
  },
  audience: {
    reach: (who) => `جمهورك: ${who}.`,
    ask: (who) => `أين يطلب هذا الجمهور النصيحة: «${who}»؟`,
  },
  own: {
    intro: 'لا يستطيع غيرك نشر هذا. املأ الأقواس.',
    asked: (who) => `ما آخر سؤال من جمهور «${who}»، حرفيًا؟`,
    wish: (text) => `ما الذي ستعرضه هذا الشهر مما طلبته (${text})؟`,
    goal: (count, isTarget) => `العدد حتى الآن: ${count}${isTarget ? '' : '، وكم يكفي'}`,
    challenge: (text) => `من جاء إليك رغم «${text}»، ولماذا؟`,
    season: 'ما يختلف حينها، وقبل كم من الوقت يقرر الناس',
  },
  platforms: {
    several: (_, channels) => `بوقتك ومالك يمكنك الاعتناء جيدًا بما يلي: ${channels}.`,
    first: (pillar) => `ابدأ بـ «${pillar}».`,
    formats: (list) => `الأشكال: ${list}.`,
  },
  content: {
    asked: (text) => `ما طلبته: ${text}.`,
    noVideo: 'لذلك لا يحتوي التقويم على فيديو.',
    video: 'لذلك يأتي الفيديو أولًا حيث تتيحه الشبكة.',
    first: (pillar) => `طبّق ذلك أولًا على «${pillar}».`,
    head: ['المحور', 'الحصة', 'السبب', 'مثلًا'],
    measure: (count) => `ما يُعد: ${count}.`,
  },
  rhythm: {
    head: ['الشبكة', 'كل أسبوع', 'المحتوى'],
    main: (channel) => `مُعد لـ ${channel}`,
    other: (main, channel) => `أفضل ما في ${main}، بصياغة تناسب ${channel}`,
    time: (text) => `وقتك: ${text}.`,
    needs: {
      none: 'خصص 3 ساعات في الأسبوع.',
      small: 'خصص 4 ساعات في الأسبوع.',
      medium: 'خصص 6 ساعات في الأسبوع.',
      large: 'خصص وظيفة بدوام جزئي، أو وكالة لها شخص اتصال واحد.',
    },
    start: {
      companies: 'ابدأ في صباح أيام العمل، ثم اتبع أرقامك.',
      people: 'ابدأ في أول المساء، ثم اتبع أرقامك.',
    },
  },
  calendar: {
    intro: (channel) => `لـ ${channel}.`,
    others: (channels) => `على ${channels} استخدم أفضل ما في الأسبوع السابق.`,
    again: (post) => `${post} (مرة أخرى، بطريقة مختلفة)`,
    head: ['الأسبوع', 'اليوم', 'الشكل', 'المنشور', 'المحور'],
  },
  budget: BUDGET,
  firstDays: {
    days: (from, to) => `الأيام ${from}–${to}`,
    profile: (channel, thing, who) =>
      `الملف على ${channel}: «${thing}»، ولمن هو («${who}»)، وطريقة للتواصل معك.`,
    note: (count) => `دوّن العدد الحالي (${count}).`,
    collect: (pillar, first, second) => `اجمع مادة لمحور «${pillar}»: «${first}» و«${second}».`,
    schedule: (count) => `للجدولة الآن: ${count}.`,
    firstPost: (pillar) => `انشر أول منشور من «${pillar}».`,
    paid: {
      small: (channel) => `روّج لأفضل منشور على ${channel} خمسة أيام.`,
      medium: (channel) => `روّج لأفضل منشورين لك على ${channel} بالمبلغ نفسه، ثم قارن النتيجتين.`,
      large: (channels) => `جرّب رسالتين على كل شبكة (${channels})، وأوقف الأضعف بعد أسبوع.`,
    },
    unpaid: (who) => `اطلب من ثلاثة أشخاص قريبين من جمهورك («${who}») مشاركة أفضل منشور.`,
    compare: (count) => `قارن بما دوّنته في اليوم 3 (${count})، وعدّل التقويم.`,
  },
  measures: {
    head: ['الهدف', 'ما يُعد', 'أين', 'إن توقف النمو'],
    budget: ['الميزانية', 'تكلفة النتيجة الواحدة', 'ما أُنفق مقسومًا على النتائج', 'أوقف المنشور الأغلى'],
    targets: (list) => `ما حددته: ${list}.`,
    noTarget: 'لم تحدد رقمًا: عُدّ 30 يومًا ثم حدد واحدًا.',
    reviewAfter: (weeks) => `راجع الخطة حين تنتهي مدتها (${weeksText(weeks)}).`,
    reviewAtEnd: 'راجع الخطة في نهاية مدتك.',
  },
  challenges: {
    none: 'لم تذكر أي تحدٍ. [ما الذي أبعد الناس حتى الآن؟]',
    unknown: '[من يبعده ذلك، وما الذي جربته؟] على هذا تتوقف الإجابة.',
  },
};
