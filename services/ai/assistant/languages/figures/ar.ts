import { countForm, POSTS } from '../arabic-counts.ts';
import type { Figures } from './en.ts';

const ala = (networks: readonly string[]): string =>
  networks.length > 0 ? ` على ${networks.join(' و')}` : '';
const an = (topic: string | null): string => (topic === null ? '' : ` عن ${topic}`);

export const AR_FIGURES: Figures = {
  all: '[كل الأرقام](/analytics)',
  analyze30: 'تحليل آخر 30 يومًا',
  analyze90: 'تحليل آخر 90 يومًا',
  days: (from, to) => (to === null ? `يوم ${from}` : `من ${from} إلى ${to}`),
  span: (from, to) => (to === null ? `يوم ${from}` : `من ${from} إلى ${to}`),
  noneOut: (networks, days) => `لم يُنشر أي من منشوراتك${ala(networks)} ${days}.`,
  yourPosts: (networks, days) => `منشوراتك${ala(networks)} ${days}:`,
  nobodyYet: 'لم يُعجب بها أحد ولم يعلّق عليها أو يشاركها بعد.',
  results: (networks, days) => `ما نُشر${ala(networks)} ${days} ونتائجه حتى الآن:`,
  lastDays: (days) => `آخر ${days} يومًا:`,
  noFigures: 'لا توجد أرقام بعد. تصل خلال دقائق من نشر المنشور.',
  noFiguresUnconnected: 'لا توجد أرقام بعد لأنه لا شبكة مرتبطة. اربط واحدة من [لوحة المتابعة](/dashboard).',
  engagement: 'التفاعل',
  publications: 'المنشورات',
  reach: 'الوصول',
  clicks: 'النقرات لكل شخص وصل إليه المنشور',
  likes: (count) => `إعجابات: ${count}`,
  comments: (count) => `تعليقات: ${count}`,
  shares: (count) => `مشاركات: ${count}`,
  asBefore: 'كما كان',
  before: (count) => `${count} في الأيام السابقة`,
  followersOn: (network) => `المتابعون على ${network}`,
  growth: (percent, days) => `${percent}% خلال ${days} يومًا`,
  published: 'المنشورات',
  inPublications: (count) => `، على ${count} من الشبكات والحسابات`,
  best: (count) => (count === 1 ? 'أفضل منشوراتك:' : 'أفضل منشوراتك بالترتيب:'),
  worst: () => 'أقل منشوراتك لفتًا للانتباه:',
  engaged: (post, networks, count) => `${post}${ala(networks)}: الإعجابات والتعليقات والمشاركات ${count}`,
  noGoodTime: (networks) => `لا أعرف وقتًا جيدًا${ala(networks)} بعد.`,
  bestTimes: (networks, basis) =>
    `أفضل الأوقات${networks.length > 0 ? ala(networks) : ' على كل شبكاتك'}، ${basis}:`,
  zone: (zone) => `المنطقة الزمنية: ${zone}.`,
  followers: (count, sign, days) =>
    sign === 0
      ? `عدد متابعيك كما كان ${days}:`
      : `${sign > 0 ? 'زاد' : 'نقص'} متابعوك بمقدار **${count}** ${days}:`,
  countedOnce: (days) => `عُدّ متابعوك مرة واحدة ${days}، لذلك لا أعرف بعد كيف تغيّر عددهم:`,
  notCounted: (days) => `لا يوجد عدد للمتابعين ${days}: يحفظ Carillon عددًا لكل يوم منذ ربط الشبكة.`,
  peopleReached: (count) => `عدد من وصل إليهم: ${count}`,
  noneToCompare: (topic, networks, days) =>
    `لم يُنشر أي من منشوراتك${an(topic)}${ala(networks)} ${days}، فلا توجد أرقام للمقارنة.`,
  notReported: (count, topic, days) =>
    `نُشر ${days}${an(topic)}: ${countForm(count, POSTS)}، لكن لم ترسل أي شبكة أرقامًا بعد.`,
  didBest: (count, topic, networks, days) =>
    `${count === 1 ? 'المنشور الأفضل' : 'المنشورات الأفضل'}${an(topic)}${ala(networks)} ${days}:`,
  gotLeast: (count, topic, networks, days) =>
    `${count === 1 ? 'المنشور الأقل تفاعلًا' : 'المنشورات الأقل تفاعلًا'}${an(topic)}${ala(networks)} ${days}:`,
};
