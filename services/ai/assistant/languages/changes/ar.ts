import type { ChangeName } from '../../proposal.ts';
import { ACCOUNTS, countForm, NETWORKS, POSTS } from '../arabic-counts.ts';
import type { Changes } from './en.ts';

const VERB: Readonly<Record<ChangeName, string>> = {
  reschedule: 'نقل',
  cancel: 'إلغاء',
  publish_now: 'نشر',
  retry: 'إعادة نشر',
  delete: 'حذف',
  take_down: 'إزالة',
};
/** The noun of an action with its object: "حذفها". Before it, the closed t is written open. */
const doing = (change: ChangeName, them: 'ه' | 'ها'): string => `${VERB[change].replace(/ة$/u, 'ت')}${them}`;
const AFTER: Partial<Record<ChangeName, string>> = { publish_now: ' الآن', take_down: ' من الشبكة' };
const now = (change: ChangeName): string => AFTER[change] ?? '';

export const AR_CHANGES: Changes = {
  newTime: 'ما الموعد الجديد؟',
  plannedFor: (post, when) => `${post} مجدول في ${when}. ما الموعد الجديد؟`,
  hourLater: 'بعد ساعة من الموعد',
  leave: 'اتركه كما هو',
  which: (change) => `أي منشور تريد ${doing(change, 'ه')}${now(change)}؟`,
  moreThanListed: (count) =>
    count === 1 ? 'يوجد منشور آخر: اذكره بكلماته.' : `يوجد غيرها أيضًا (${count}): اذكر المنشور بكلماته.`,
  numbered: (number, about) => `رقم ${number} (${about})`,
  forbidden: 'دورك في مساحة العمل هذه لا يسمح بتغيير المنشورات. يستطيع ذلك المحرر أو المالك.',
  nothing: {
    reschedule: 'ليس لديك منشورات مجدولة يمكن نقلها.',
    cancel: 'ليس لديك منشورات مجدولة لإلغائها.',
    publish_now: 'ليس لديك منشورات مجدولة لنشرها الآن.',
    retry: 'ليس لديك منشورات فاشلة.',
    delete: 'ليس لديك منشورات لحذفها.',
    take_down: 'ليس لديك منشورات على الشبكات لإزالتها.',
  },
  notFound: 'لم أجد هذا المنشور.',
  ask: (change, count, time) =>
    `هل تريد ${doing(change, count > 1 ? 'ها' : 'ه')}${now(change)}${time ? ` إلى ${time}` : ''}؟`,
  askBoth: (published, planned) =>
    `هل تريد إزالة ما نُشر (${published}) من الشبكة وإلغاء المجدول (${planned})؟`,
  yes: (change, count) => `نعم، ${doing(change, count > 1 ? 'ها' : 'ه')}${now(change)}`,
  many: (yes) => `هذا عدد كبير دفعة واحدة: اكتب «${yes}» إذا كنت متأكدًا. كلمة نعم وحدها لا تكفي.`,
  notEnough: (yes) => `كلمة نعم لا تكفي لهذا العدد. اكتب «${yes}» أو «اتركه كما هو».`,
  clearYes: (change, posts) => `${VERB[change]} كل المنشورات (${posts})`,
  andMore: (count) => `و${count} غيرها`,
  theseOf: (count, limit) =>
    `هذه المنشورات وعددها ${count} (أرى ${limit} من القائمة في المرة الواحدة؛ إن وُجد المزيد فاسألني عنه مرة أخرى)`,
  posts: (count, places, areNetworks) => {
    const posts = countForm(count, POSTS);
    if (places === null) return posts;
    if (count > 1) return `${posts}، و${places} عند عدّ كل حساب`;
    return `${posts} على ${countForm(places, areNetworks ? NETWORKS : ACCOUNTS)}`;
  },
  state: {
    planned: (count) => `مجدولة: ${count}`,
    failed: (count) => `فاشلة: ${count}`,
    published: (count) => `منشورة: ${count}`,
    canceled: (count) => `ملغاة: ${count}`,
  },
  deletesAll: 'يُحذف المنشور من كل الشبكات المذكورة، ولن يُنشر المجدول منه.',
  staysOut: 'ما نُشر يبقى على شبكته؛ احذفه هناك أيضًا إذا أردت أن يختفي.',
  canTakeDown: 'أستطيع حذفه من شبكته أيضًا حيث تسمح الشبكة بذلك: اكتب «إزالة من الشبكة».',
  takesDown: 'سيُحذف من الشبكة للجميع مع الإعجابات والردود، ولا يمكن التراجع عن ذلك.',
  areDrafts: (change, count) =>
    count === 1
      ? `هذه مسودة وليست منشورًا، لذلك لا أستطيع ${doing(change, 'ها')}. افتحها لإكمالها أو حذفها:`
      : `هذه مسودات وليست منشورات، لذلك لا أستطيع ${doing(change, 'ها')}. افتح إحداها لإكمالها أو حذفها:`,
  noneThatWay: 'لم أجد أيًّا منها بهذا الوصف.',
  wholeCancel: 'يُحذف المنشور من كل شبكاته دفعة واحدة. على شبكة واحدة أستطيع إلغاءه، ويبقى الباقي مجدولًا.',
  wholeDelete: 'يُحذف المنشور من كل شبكاته دفعة واحدة، ولا يمكن حذفه من شبكة واحدة فقط.',
  noBetterTime: 'لا أعرف وقتًا أفضل من غيره.',
  alreadyOut: 'نُشر هذا المنشور فعلًا ولا أستطيع سحبه. احذفه على شبكته.',
  nothingToUndo: 'لم أفعل بعد شيئًا يمكن التراجع عنه.',
  wayBack: (change, page) => {
    switch (change) {
      case 'reschedule':
        return 'لا أستطيع إعادته في خطوة واحدة. قل لي أي منشور أنقل وإلى أي موعد.';
      case 'cancel':
        return `المنشور الملغى لا يعود وحده. افتح ${page ? `[صفحته](${page})` : 'صفحته'} لتكراره ثم جدولة النسخة.`;
      case 'delete':
      case 'take_down':
        return 'ما حُذف لا يعود. قل لي عمّ كان وسأكتبه من جديد.';
      default:
        return 'لإزالة منشور من الشبكة اكتب «إزالة من الشبكة». وحيث لا يستطيع Carillon ذلك، احذفه على الشبكة نفسها.';
    }
  },
  leftAsIs: 'حسنًا، تركته كما هو.',
  leftPosts: 'حسنًا، تركت منشوراتك كما هي.',
  allRight: 'حسنًا.',
  wentOn: 'استمرت هذه المحادثة في مكان آخر، لذلك لم أفعل شيئًا بعد. هذا آخر ما قلته:',
  cancelOrLeave: 'هل تريد إلغاء المنشور أم تركه كما هو؟ اكتب «ألغِه» أو «اتركه كما هو».',
  cancelIt: 'ألغِه',
  mayBeOut:
    'أوقفت المنشور الذي أكّدته. ربما كان في طريقه إلى النشر، فتحقق من [لوحة المتابعة](/dashboard). يمكنك إلغاؤه أو حذفه هناك.',
  refused: 'دورك في مساحة العمل هذه لا يسمح بذلك. يستطيع ذلك المحرر أو المالك.',
  allDone: (count) => `تمت كلها (${count}).`,
  someDone: (done, of) => `تم ${done} من ${of}، وتعذّر ${of - done}:`,
  moreLikeThese: (count) => `و${count} غيرها مثلها.`,
  failedOn: (post, network, reason) => `${post} على ${network}: ${reason}`,
  oneAtATime: (command: string): string => `أنفّذ أمرًا واحدًا في كل مرة. بعد ذلك أرسل لي «${command}».`,
  tryAgain: 'المحاولة مرة أخرى',
  postStatus: 'عرض حالة المنشور',
};
