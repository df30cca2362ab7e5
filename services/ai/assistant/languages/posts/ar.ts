import { countForm, POSTS } from '../arabic-counts.ts';
import type { Posts } from './en.ts';

type Lists = Parameters<Posts['haveNone']>[0];
const KIND = { open: 'المجدولة', failed: 'الفاشلة', over: 'المنشورة' } as const;
const kindsOf = (lists: Lists): string => lists.map((list) => KIND[list]).join(' أو ');

export const AR_POSTS: Posts = {
  noText: 'منشور بلا نص',
  quoted: (words) => `«${words}»`,
  on: (post, place) => `${post} على ${place}`,
  onPlaces: (places, time) => `على ${places}، ${time}`,
  atOnce: 'فورًا',
  failed: 'فشل',
  canceled: 'ملغى',
  published: (when) => `نُشر ${when}`,
  planned: (when) => `مجدول في ${when}`,
  onDay: (day) => ` ليوم ${day}`,
  inDays: (from, to) => (to === null ? ` يوم ${from}` : ` من ${from} إلى ${to}`),
  have: (count, atLeast, lists, days) =>
    `لديك من المنشورات ${kindsOf(lists)}${days} ${atLeast ? 'على الأقل ' : ''}${countForm(count, POSTS)}:`,
  haveNone: (lists, days) => `ليس لديك شيء من المنشورات ${kindsOf(lists)}${days}.`,
  more: (count, atLeast) => `و${count} غيرها${atLeast ? ' على الأقل' : ''} في [لوحة المتابعة](/dashboard).`,
  showPublished: 'عرض منشوراتي المنشورة',
  rescheduleOne: 'نقل موعد منشور',
  cancelOne: 'إلغاء منشور',
  whyFailed: 'لماذا فشل منشوري؟',
  retryFailed: 'إعادة محاولة المنشور الفاشل',
  deleteFailed: 'حذف المنشور الفاشل',
  none: 'ليس لديك منشورات بعد.',
  notAmongLatest: 'لم أجده بين أحدث منشوراتك.',
  hasNotFailed: 'لم يفشل هذا المنشور.',
  noneFailed: 'لم يفشل أي من منشوراتك.',
  noSuchFailed: 'لم يفشل منشور كهذا.',
  moreFailed: (count) =>
    count === 1
      ? 'فشل منشور آخر: تجده في [لوحة المتابعة](/dashboard).'
      : `فشلت منشورات أخرى (${count}): تجدها في [لوحة المتابعة](/dashboard).`,
  didFail: (post, reason, page) => `فشل ${post}. ${reason} [عرض المنشور](${page}).`,
  reason: (reason) => `السبب: ${reason}`,
  noReason: (network) => `لم يذكر ${network} سببًا.`,
  wasPublished: (post, when) => `نُشر ${post} في ${when}`,
  viewOn: (network) => `شاهده على ${network}`,
  wasCanceled: (post) => `أُلغي ${post} ولم يُنشر.`,
  isPublishing: (post) => `يجري نشر ${post} الآن.`,
  waitsForConnection: (post, network) =>
    `${post} ينتظر، إذ يجب إعادة ربط ${network} من [لوحة المتابعة](/dashboard).`,
  waitsForRetry: (post, reason) =>
    `ستُعاد محاولة نشر ${post} قريبًا. ${reason ? `فشلت المحاولة الأخيرة: ${reason}` : ''}`,
  isPlanned: (post, when) => `${post} مجدول في ${when}.`,
};
