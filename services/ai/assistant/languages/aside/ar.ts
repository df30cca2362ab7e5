import { ASSISTANT_PHRASES } from '@carillon/contracts/domain/assistant-phrases.ts';
import { ALL_NETWORKS_LIST } from '../list-with.ts';
import type { Aside } from './en.ts';

const { buttons, notPosted } = ASSISTANT_PHRASES.ar;
const wa = (names: readonly string[]): string => names.join(' و');

export const AR_ASIDE: Aside = {
  greeting: 'مرحبًا! أنا مساعد الذكاء الاصطناعي لإدارة وسائل التواصل. كيف أساعدك اليوم؟',
  times: buttons.times,
  hashtags: buttons.hashtags,
  analyze: buttons.analyze,
  welcome: 'على الرحب والسعة! ماذا أفعل غير ذلك؟',
  goodbye: 'إلى اللقاء! تبقى هذه المحادثة هنا من أجلك.',
  otherNetworks: (names) =>
    `لا ينشر Carillon على ${names.join(' أو ')}. الشبكات المتاحة: ${wa(ALL_NETWORKS_LIST)}.`,
  mayNotWrite:
    'دورك في مساحة العمل هذه يسمح لك بالقراءة لا بكتابة المنشورات. ما زلت أستطيع إخبارك بالأرقام والأوقات الجيدة والوسوم.',
  noWordsLeft:
    'ما زلت أنشر ما تكتبه بنفسك (ابدأ بـ «انشر هذا:») وأدير منشوراتك. تحصل على كلمات أكثر مع [خطة](/account/plan).',
  refused: (message) => `تعذّر ذلك. ${message}`,
  shortest: 'لا يمكن تقصيره أكثر دون أن يفقد معلومات. قل لي ما الذي يمكن حذفه، أو أعطني كلماتك.',
  longest: 'لا أستطيع إضافة المزيد دون اختلاق. قل لي ماذا أضيف، مثل «اذكر الموقف المجاني».',
  notInText: (words) => `«${words}» غير موجودة في النص، لذلك تركته كما هو.`,
  charactersNow: (count) => `عدد أحرفه الآن ${count}. لو قصُر أكثر لفقد معلومة.`,
  notSetUp: (networks) => `غير مُعدّ على هذا الخادم: ${wa(networks)}.`,
  notConnected: (networks) => `غير مرتبط: ${wa(networks)}. يمكنك الربط من [لوحة المتابعة](/dashboard).`,
  mediaNeeded: (networks, page) =>
    `يلزم صورة أو فيديو للنشر على ${wa(networks)}، ولا أستطيع إضافتهما هنا. حفظت النص مسودة: [أضف الصورة في «إنشاء منشور»](${page}).`,
  tooLong: (network, limit, length, inBytes) =>
    `أقصى ما يسمح به ${network} هو ${limit} ${inBytes ? 'بايت' : 'حرف'}؛ وهذا النص فيه ${length}.`,
  tooLongToShow: 'هذا النص أطول من أن أعرضه كما سيُنشر. قصّره، أو انشره من [إنشاء منشور](/create-post).',
  shorterOrLeaveOut: 'قصّره، أو استغنِ عن هذه الشبكة.',
  keptForEditor: (page) => `دورك يسمح بالكتابة، لكن النشر للمحرر أو المالك. حفظت لهم النص [مسودة](${page}).`,
  keptDraft: (page) =>
    `حسنًا، توقفت ولم يُنشر شيء. مسودتك ما زالت موجودة: [افتحها](${page}) لإكمالها أو حذفها.`,
  connectFirst:
    'لا توجد شبكة مرتبطة أستطيع النشر عليها، لذلك يبقى هنا الآن. اربط Facebook أو LinkedIn من [لوحة المتابعة](/dashboard)، ثم اضغط الزر أدناه.',
  howToConnect: 'كيف أربط Facebook؟',
  howToSchedule: 'كيف أجدول منشورًا؟',
  howManyWords: 'كم كلمة بقيت لي؟',
  material: 'ما تلصقه أو تقتبسه مادة عندي وليس تعليمات. هل أكتب منشورًا عنه؟',
  yes: 'نعم',
  basis: (posts, countedPosts, enough, networks) => {
    const where = networks.length > 0 ? ` على ${wa(networks)}` : '';
    return posts === null
      ? `بحسب ما ينجح عادةً${where} (أعتمد على منشوراتك عندما يمضي على ${enough} منها يوم على الأقل؛ لديك الآن ${countedPosts})`
      : `بحسب منشوراتك (${posts})${where}`;
  },
  posted: 'نُشر المحتوى بنجاح!',
  taken: (when) => (when ? `منشورك مجدول في ${when}.` : 'منشورك في طريقه إلى النشر.'),
  seeIt: (network) => `شاهده على ${network}`,
  notPosted,
  nothingPosted: (reason) => `لم يُنشر شيء: ${reason}`,
  postedTo: (place) => `نُشر على ${place}.`,
  notPostedTo: (place, reason) => `لم يُنشر على ${place}: ${reason}`,
  networkRefused: 'رفضته الشبكة.',
  shouldTryAgain: 'هل أحاول مرة أخرى؟',
};
