import type { BudgetWords } from '../budget-words.ts';

export const BUDGET: BudgetWords = {
  per: {
    day: 'a day',
    week: 'a week',
    month: 'a month',
    quarter: 'a quarter',
    year: 'a year',
    all: 'for the whole timeframe',
  },
  sum: (money, per) => `${money} ${per}`,
  given: (text, sum) => `Your budget: “${text}”. The plan works with ${sum}.`,
  noMoney: 'Without money, the plan only costs time.',
  timeOnly: (text) => `Your budget: “${text}”, which is time, and no money. That’s enough for this plan.`,
  unread: (text) =>
    `Your budget: “${text}”, which has no clear amount. Until there is one, the plan only costs time.`,
  head: (per) => ['For', 'What', `Amount ${per}`],
  total: 'Total',
  shares: {
    boosting: ['Boosting', ''],
    material: ['Supplies', 'Props, lighting, prints'],
    filmMaterial: ['Equipment', 'A phone stand, a clip-on microphone, lighting'],
    reach: ['Paid reach', ''],
    photos: ['Photos', 'One photo session a month'],
    photosAndVideo: [
      'Photos and video',
      'One session a month with a photographer, for photos and short clips',
    ],
    texts: ['Copy and design', 'Freelance help with templates and longer copy'],
    campaigns: ['Paid campaigns', ''],
    photoProduction: ['Production', 'Photos, documents and design by professionals'],
    videoProduction: ['Production', 'Video, photos and design by professionals, in two production days'],
    experts: ['Expert articles', 'Interviews with your experts, written up and edited'],
    creators: ['Creators and partners', 'Local creators who show what you do, marked as advertising'],
    hiringPeople: ['People', 'Someone who answers messages and applications every workday'],
    people: ['People', 'Someone who plans, answers and reports every workday'],
    measuring: ['Tracking', 'Landing pages, tracking of inquiries, a monthly report'],
    reserve: ['Reserve', 'For anything unexpected'],
  },
  time: {
    hours: ['For', 'What', 'Hours a week'],
    minutes: ['For', 'What', 'Minutes a week'],
    material: ['Gathering', 'Photos and notes during the week, as you work'],
    writing: ['Writing', 'All posts of the week in one sitting'],
    answers: ['Answers', 'Ten minutes a day'],
    answersInTime: 'A little every day',
  },
};
