import { targetsIn } from './targets.ts';

/** One of a business's goals in its own words, and what kind of thing it counts. */
export interface Goal {
  /** As it was said: "30 volunteers by spring". */
  readonly text: string;
  readonly kind: GoalKind;
  /** Whether it has a figure to be held against. */
  readonly isTarget: boolean;
  /** What its figure counts, in its own words: "weddings" of "Book 20 weddings for next summer". */
  readonly unit: string;
}

interface GoalText {
  readonly test: RegExp;
  /** What is counted, how to count it, and what to do when it does not grow. */
  readonly measure: readonly [what: string, where: string, act: string];
  /** Posts that work towards it. */
  readonly posts: readonly string[];
}

/** Read from the first to the last: what is more particular comes before what is said of many things. */
export const GOALS = {
  volunteers: {
    test: /\b(?:volunteers?|helpers?|mentors?|godparents|foster\w*|ehrenamt\w*)\b/iu,
    measure: [
      'Volunteers signed up, and those who came back',
      'Your list of names, with the day on which each began',
      'Call three who asked and did not come; post their reason and your answer',
    ],
    posts: [
      'What one volunteer does in two hours, from arriving to leaving',
      'Which tasks are open, on which days, for how long',
    ],
  },
  donations: {
    test: /\b(?:donations?|donors?|fundrais\w*|raise (?:money|funds|[\d€$£])|sponsors?|spenden)\b/iu,
    measure: [
      'Donations, by number and by sum',
      'The account, with a reference for each post that asks',
      'Name a smaller sum, and what exactly it pays for',
    ],
    posts: [
      'What a named sum paid for last month, with the receipt',
      'Something that is needed and costs little',
    ],
  },
  demos: {
    test: /\b(?:demos?|trials?|sign-?ups?|free accounts?|users?|downloads?|installs?)\b/iu,
    measure: [
      'Demos and trials begun, and those that led to a second talk',
      'The booking form, with a field “How did you hear of us?”',
      'Show the demo’s best two minutes in a post, and book from there',
    ],
    posts: [
      'Two minutes of a demo, with the question that is always asked there',
      'What has to be ready before a demo is worth the time',
    ],
  },
  contracts: {
    test: /\b(?:contracts?|commissions?|tenders?|projects?|aufträge)\b/iu,
    measure: [
      'Inspections and offers asked for, and contracts signed',
      'One list: who asked, on which day, what became of it',
      'Write to those whose offer is older than half a year, with one new picture',
    ],
    posts: ['What an offer of yours contains, page by page', 'A finished job, with what it cost in time'],
  },
  learners: {
    test: /\b(?:students?|pupils?|learners?|trainees?|course places|enrol\w*)\b/iu,
    measure: [
      'First lessons taken, and how many booked a second one',
      'The lesson plan, at the end of each week',
      'Offer one first lesson with its day and price, and nothing else in that post',
    ],
    posts: [
      'The way from the first message to the first lesson, with dates',
      'What the newest one could do after a week',
    ],
  },
  places: {
    test: /\b(?:members?|tenors?|sopranos?|singers?|players?|participants?|places|registrations?|subscribers?|newsletter|mitglieder)\b/iu,
    measure: [
      'New names on the list, and who of them is still there after a month',
      'The list itself, on the first of each month',
      'Ask the newest three what nearly kept them away, and answer that in a post',
    ],
    posts: [
      'How somebody begins: day, time, door, whom to ask for',
      'The last one who began, on the first evening',
    ],
  },
  applications: {
    test: /\b(?:hir(?:e|ing)|recruit\w*|applicants?|applications?|staff|employees?|apprentices?|talent|instructors?)\b/iu,
    measure: [
      'Applications from people whom you would invite',
      'Ask each of them where they read of the job',
      'Show the shift plan and the pay before the task',
    ],
    posts: [
      'A working day of the one whose colleague you look for',
      'Pay, hours and the one hard thing about the job',
    ],
  },
  appointments: {
    test: /\b(?:appointments?|consultations?|patients?|mandates?|first talks?|check-?ups?|termine)\b/iu,
    measure: [
      'First appointments kept',
      'The diary, with the question that led to each of them',
      'Say in a post who does not need one; the others will know that they do',
    ],
    posts: [
      'What happens in the first half hour, and what it costs',
      'What to bring, and what can be cleared up without coming',
    ],
  },
  bookings: {
    test: /\b(?:bookings?|nights?|tables?|weekdays?|occupancy|reservations?|fill\b|sold out|fully booked|guests?|buchungen)/iu,
    measure: [
      'Bookings for the days that you want to fill',
      'The calendar: those days against the same ones a year before',
      'Offer one of these days with its date, and the way to book it, in one post',
    ],
    posts: ['The next free days, with their dates', 'An arrival on such a day, minute by minute'],
  },
  visitors: {
    test: /\b(?:visitors?|footfall|foot traffic|walk-?ins?|attend\w*|audience|besucher)\b/iu,
    measure: [
      'People through the door',
      'A tally at the door, on the same day of each week',
      'Ask ten of them how they found you, and post on that way more often',
    ],
    posts: ['The way here, as one walks it', 'What was going on last time at the busiest hour'],
  },
  sales: {
    test: /\b(?:sales?|sell|selling|revenue|orders?|turnover|customers?|purchases?|pairs|pieces|umsatz|verkauf|kunden|ventes|ventas|clientes)\b/iu,
    measure: [
      'Sales of what was posted, in the week after the post',
      'The till or the shop system, beside the calendar of posts',
      'Put price, size or hour into the first line, and say where to get it',
    ],
    posts: [
      'One thing that is for sale today, with its price and where it stands',
      'Why somebody bought it, in their words',
    ],
  },
  inquiries: {
    test: /\b(?:leads?|clients?|inquir\w+|enquir\w+|calls|requests?|anfragen|réservations|reservas|citas)\b/iu,
    measure: [
      'Inquiries from people you can help',
      'Messages, calls and forms, counted each Friday',
      'Say in the first line who should write to you, and what to put into the message',
    ],
    posts: [
      'The moment at which somebody should ask you, and what happens then',
      'What to put into a first message',
    ],
  },
  community: {
    test: /\b(?:communit\w+|engage\w*|loyal\w*|followers?|fans?|regulars?|retention|reviews?|abonnenten|abonnés|seguidores)\b/iu,
    measure: [
      'Comments and messages from people who did not write before',
      'The network’s inbox, on Mondays',
      'Ask smaller questions, and answer in the same hour for a week',
    ],
    posts: [
      'A choice between two things that you really have to make',
      'A comment of last week, answered at length',
    ],
  },
  fewer: {
    test: /(?!)/u,
    measure: [
      '{Unit}',
      'A tally by week, with the reason beside each',
      'Ask the next three for their reason, and answer it in a post',
    ],
    posts: ['What {unit} cost you, and how you prevent them', 'What people can do instead, and until when'],
  },
  counted: {
    test: /(?!)/u,
    measure: [
      '{Unit}',
      'One list: each with its day, and how it came about',
      'Ask the newest what decided it, and make that the next post',
    ],
    posts: [
      'The last one of your {unit}, from the first message on',
      'What the next one can expect, in order',
    ],
  },
  awareness: {
    test: /(?:)/u,
    measure: [
      'People who know the name before they meet you',
      'Ask the next twenty: have you heard of us, and where?',
      'Repeat the post that was passed on most, in another format',
    ],
    posts: ['Who you are, by one thing that you did this week', 'What you are not, although people think so'],
  },
} as const satisfies Readonly<Record<string, GoalText>>;
export type GoalKind = keyof typeof GOALS;

const KINDS = Object.keys(GOALS) as GoalKind[];
const LIMIT = 4;

/** The user's goals, in their order; at least one. */
export function goalsOf(text: string): Goal[] {
  const parts = text
    .split(/[;\n]|,(?!\d)|\.\s|\s(?:and|as well as|und|et)\s(?=(?:more|fewer|a |an |\d|[a-z]+ing\b))/iu)
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter((part) => part.length > 2)
    .slice(0, LIMIT);
  return (parts.length > 0 ? parts : [text]).map(goalOf);
}

function goalOf(text: string): Goal {
  const isTarget = targetsIn(text).length > 0;
  const goalKind = KINDS.find((kind) => GOALS[kind].test.test(text)) ?? 'awareness';
  const [, less = ''] = FEWER.exec(text) ?? [];
  const [, countText = ''] = isTarget ? (COUNTED.exec(text) ?? []) : [];
  if (less) return { text, kind: 'fewer', isTarget, unit: less };
  if (countText && (goalKind === 'awareness' || goalKind === 'community'))
    return { text, kind: 'counted', isTarget, unit: countText };
  return { text, kind: goalKind, isTarget, unit: '' };
}

const FEWER = /^(?:fewer|less|reduce|cut|avoid) ([^,.;]{3,40})/iu;
/** The words behind a figure, up to the next small word. */
const COUNTED =
  /(?<!\p{L})(?:\d[\d.,]{0,6}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty) ((?:(?!(?:a|an|the|by|in|for|per|each|every|until|before|at|on|of|next|this|months?|weeks?|years?|percent)\b)\p{L}[\p{L}-]{1,20}(?: |$)){1,3})/iu;

/** A line of a goal's kind with what it counts. */
const withUnit = (line: string, { unit }: Goal): string => {
  const ownUnit = unit.trim();
  return line
    .replaceAll('{unit}', ownUnit)
    .replaceAll('{Unit}', ownUnit.charAt(0).toUpperCase() + ownUnit.slice(1));
};

/** What is counted, where, and what to do when it does not grow. */
export const measureOf = (goal: Goal): string[] =>
  GOALS[goal.kind].measure.map((line) => withUnit(line, goal));

export const postsFor = (goal: Goal): string[] => GOALS[goal.kind].posts.map((line) => withUnit(line, goal));

/** What to count, as it appears inside a sentence: "demos and trials begun". */
export const countOf = (goal: Goal | undefined): string => {
  const [what = ''] = (goal ? (measureOf(goal)[0] ?? '') : '').split(',');
  return what.charAt(0).toLowerCase() + what.slice(1);
};
