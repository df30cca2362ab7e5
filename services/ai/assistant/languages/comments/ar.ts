import { COMMENTS, countForm, DRAFTS } from '../arabic-counts.ts';
import type { Comments } from './en.ts';

const an = (topic: string | null): string => (topic ? ` عن ${topic}` : '');

export const AR_COMMENTS: Comments = {
  noneOut: 'لم يُنشر أي من منشوراتك بعد، فلم يستطع أحد التعليق.',
  yourPosts: 'منشوراتك',
  yourPostsOn: (network) => `منشوراتك على ${network}`,
  noneOn: (where) => `لا توجد تعليقات على ${where} بعد. تصل الجديدة خلال دقائق حيث توفرها الشبكة.`,
  on: (count, where, moods, areLast) =>
    areLast
      ? `هذه أحدث التعليقات على ${where} (${count}): ${moods}.`
      : `على ${where} ${countForm(count, COMMENTS)}: ${moods}.`,
  someInOwnWords: 'بعضها بكلمات أصحابها:',
  inOwnWords: 'بكلمات أصحابها:',
  onPage: 'اقرأها كلها وأجب عنها في صفحة [التعليقات](/inbox).',
  moods: {
    positive: (count) => `إيجابية: ${count}`,
    neutral: (count) => `محايدة: ${count}`,
    negative: (count) => `سلبية: ${count}`,
    unknown: (count) => `لم تُقيَّم بعد: ${count}`,
  },
  mood: { positive: 'إيجابي', neutral: 'محايد', negative: 'سلبي', unknown: 'لم يُقيَّم بعد' },
  about: (count, topic, moods, since) =>
    `${countForm(count, COMMENTS)}${an(topic)} منذ ${since}: ${moods}. بكلمات أصحابها:`,
  noneAbout: (topic, amongLast) =>
    `لم أجد تعليقات${an(topic)}${amongLast ? ' بين آخر 200 تعليق' : ''}. تصل الجديدة خلال دقائق حيث توفرها الشبكة.`,
  read: 'اقرأها وأجب عنها في صفحة [التعليقات](/inbox).',
  answerLast: 'الرد على آخر ثلاثة تعليقات',
  showNew: 'عرض التعليقات الجديدة',
  fewWait: (count) => `لا ينتظر الرد سوى ${countForm(count, COMMENTS)}.`,
  noneWaits: 'لا يوجد تعليق ينتظر ردًّا أستطيع إرساله. كلها في صفحة [التعليقات](/inbox).',
  mayNotReply: 'دورك في مساحة العمل هذه لا يسمح بالرد. يمكنك قراءة التعليقات في صفحة [التعليقات](/inbox).',
  commentOf: (at, of, author, network) =>
    `**التعليق ${at} من ${of}**${author ? ` من ${author}` : ''} على ${network}:`,
  myReply: 'ردّي:',
  askToSend: 'هل أرسله؟ لتغييره اكتب «الرد:» ثم نصك.',
  onlyYouKnow: 'أنت وحدك تعرف الجواب. اكتب «الرد:» ثم نصك، وسأعرضه عليك قبل إرساله.',
  send: 'نعم، أرسله',
  skip: 'تخطّ هذا',
  stop: 'توقف',
  sent: 'أُرسل.',
  maybeSent: 'ربما نُشر الرد فعلًا. سأتحقق من الشبكة، وتعرض صفحة [التعليقات](/inbox) حالته.',
  notSent: (reason) => `لم يُرسل الرد. ${reason}`,
  skipped: 'تخطّيته.',
  stopped: 'حسنًا، لم أرسل شيئًا آخر. كل التعليقات في صفحة [التعليقات](/inbox).',
  notAllowed: 'دورك في مساحة العمل هذه لا يسمح بالرد. يستطيع ذلك الكاتب أو المحرر أو المالك.',
  lastOne: 'كان هذا الأخير. كل التعليقات في صفحة [التعليقات](/inbox).',
  noTextDraft: 'مسودة بلا نص',
  drafts: (count, topic) => `لديك ${countForm(count, DRAFTS)}${an(topic)}:`,
  noDrafts: (topic) => `ليس بين آخر 50 مسودة لديك أي مسودة${an(topic)}.`,
  changedOn: (day) => `عُدّلت في ${day}`,
  moreDrafts: (count) => `و${count} غيرها في [التقويم](/schedule-post).`,
};
