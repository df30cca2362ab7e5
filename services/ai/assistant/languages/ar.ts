import { countForm, DRAFTS } from './arabic-counts.ts';
import { AR_ASIDE } from './aside/ar.ts';
import { AR_CHANGES } from './changes/ar.ts';
import { AR_COMMENTS } from './comments/ar.ts';
import { AR_FIGURES } from './figures/ar.ts';
import { AR_POSTS } from './posts/ar.ts';
import { AR_PRODUCT } from './product/ar.ts';
import type { Sentences } from './says.ts';

/** "Facebook وInstagram وLinkedIn" */
const list = (names: readonly string[]): string => names.join(' و');

export const AR: Sentences = {
  locale: 'ar',
  at: (day, clock) => `${day} الساعة ${clock}`,
  list,
  askTopic:
    'عمّ يتحدث المنشور؟ تكفي جملة واحدة فيها ما يجب أن يعرفه القراء: ماذا، ومتى، وأين، وبكم. إن لم تكن لديك فكرة بعد، فابدأ بواحدة من هذه.',
  topics: ['نظرة على كواليس عملنا', 'شكرًا لعملائنا', 'نبحث عن موظفين'],
  askPlatforms: (connected) => `على أي شبكات أنشر؟ الشبكات المرتبطة: ${connected}.`,
  all: 'عليها كلها',
  askWhen: (day) => (day ? `في أي ساعة يوم ${day}؟` : 'متى أنشره؟'),
  nowButton: 'انشره الآن',
  bestButton: 'في أفضل وقت',
  tomorrowAt: (clock) => `غدًا الساعة ${clock}`,
  drafts: (count, about) =>
    `${count === 1 ? 'هذه مسودة' : `هذه ${countForm(count, DRAFTS)}`}${about && ` عن ${about}`}:`,
  askDraft: (count) => (count > 1 ? 'أيها تفضّل؟' : 'هل تعجبك؟'),
  draftButtons: ['استخدم الأولى', 'استخدم الثانية', 'استخدم الثالثة'],
  useIt: 'استخدم هذه',
  shorter: 'أقصر',
  otherDrafts: 'مسودات أخرى',
  chosen: (number, start) => `المسودة ${number}: «${start}»`,
  where: 'أين',
  when: 'متى',
  now: 'الآن',
  confirm: (scheduled) => (scheduled ? 'هل أجدوله هكذا؟' : 'هل أنشره الآن؟'),
  yes: (scheduled) => (scheduled ? 'نعم، جدوله' : 'نعم، انشره'),
  anotherTime: 'وقت آخر',
  cancel: 'إلغاء',
  past: (time, now, zone) => `مضى ${time}. الوقت الآن ${now} (${zone}).`,
  skipped: (time, zone) => `لا يوجد ${time} في ${zone}: تُقدَّم الساعة حينها.`,
  tooFar: (time, years) => `${time} بعيد جدًا. يمكن الجدولة حتى ${years} سنوات مقبلة.`,
  repeats: 'لا أستطيع تكرار منشور من هنا، بل جدولته مرة واحدة. لتكراره استخدم [إنشاء منشور](/create-post).',
  twoDays: 'قد يكون المقصود يومين مختلفين.',
  unclear: 'لم أفهم هذا الموعد كله، وأفضّل أن أسأل على أن أخمّن.',
  best: (time) => `أفضل وقت هو **${time}**`,
  scheduleFor: (time) => `جدوله في ${time}`,
  dropped: 'حسنًا، تخلّيت عن المنشور. لم يُنشر شيء ولم تُحفظ أي مسودة.',
  kept: 'ماذا أفعل غير ذلك؟',
  posting: 'يجري النشر…',
  scheduling: 'تجري الجدولة…',
  notPosted: 'لم أنشر شيئًا. ماذا أغيّر: النص أم الشبكة أم الوقت؟',
  guess: 'لست متأكدًا مما تريد. هل تقصد واحدًا من هذه؟',
  nothingToConfirm: 'لا يوجد ما يحتاج إلى تأكيد الآن. ماذا أفعل؟',
  noPost: 'لا نكتب أي منشور الآن. عمّ يجب أن يتحدث؟',
  notUnderstood: 'لم أفهم ذلك، أو لا أستطيع فعله.',
  missing: (gaps) =>
    `**ما زال ينقص:** ${gaps.join('؛ ')}. قل لي ${gaps.length > 1 ? 'أولها' : 'ذلك'} بكلماتك وسأضيفه؛ لا أنشر نصًا فيه أقواس.`,
  tellIn: (language) =>
    `أكتب بلغة الكلمات التي تعطيني إياها، ولا أستطيع الترجمة. قل لي عمّ يتحدث المنشور باللغة ${language} وستكون المسودات بها.`,
  misheard: 'لم أفهم ذلك.',
  stillWaits: (when, where) =>
    `منشورك على ${when ? `${where} (**${when}**)` : `**${where}**`} ما زال ينتظر. هل ${when ? 'أجدوله' : 'أنشره'}؟`,
  waits: {
    gaps: 'ما زالت تنقص منشورك كلمات: اكتبها، أو اطلب شيئًا آخر.',
    topic: 'ما زلت أحتاج إلى معرفة موضوع منشورك.',
    draft: 'مسوداتك ما زالت تنتظر: اختر واحدة، أو اطلب شيئًا آخر.',
    platforms: 'ما زال منشورك يحتاج إلى شبكة: سمِّ واحدة، أو اطلب شيئًا آخر.',
    when: 'ما زال منشورك يحتاج إلى وقت: قل لي متى، أو اطلب شيئًا آخر.',
  },
  can: 'أستطيع كتابة المنشورات وجدولتها أو نشرها على شبكاتك، وإيجاد الوسوم والأوقات الجيدة، وإخبارك بأداء منشوراتك وبما يقوله الناس، وعرض المنشورات المجدولة ونقلها وإلغاءها.',
  writeAbout: (words) => `اكتب منشورًا: ${words}`,
  postAsIs: (words) => `انشر هذا: ${words}`,
  hashtagsFor: (words) => `ابحث عن وسوم لـ ${words}`,
  create: 'إنشاء محتوى جديد',
  showPlanned: 'عرض منشوراتي المجدولة',
  startOver: 'البدء من جديد',
  back: 'العودة إلى منشوري',
  aside: AR_ASIDE,
  changes: AR_CHANGES,
  comments: AR_COMMENTS,
  figures: AR_FIGURES,
  posts: AR_POSTS,
  product: AR_PRODUCT,
};
