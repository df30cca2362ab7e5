import { section, table } from '../markdown.ts';
import { formatsOf, formatText } from '../planning/formats.ts';
import { type Pillar, pillarsOf } from '../planning/pillars.ts';
import { mainChannel, type Plan } from '../planning/plan.ts';
import { formatList, formatNumber, formatWeekday } from '../words/numbers.ts';

const WEEKS = 4;
/** Weekdays from 1, Monday, by how many posts a week has. */
const DAYS: Readonly<Record<'companies' | 'people', readonly (readonly number[])[]>> = {
  companies: [[2], [2, 4], [2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4, 5]],
  people: [[3], [3, 6], [2, 4, 6], [1, 3, 5, 6], [1, 2, 4, 5, 6]],
};

/** Four weeks of posts on the first channel, the pillars in turn; the same round begins again with what did best. */
export function calendar(plan: Plan): string {
  const { facts, words } = plan;
  const { channels, postsAWeek, toCompanies } = facts;
  const { calendar: says, titles } = words.sections;
  const channel = mainChannel(plan);
  // An event isn't a post by itself.
  const formats = formatsOf(plan, channel).filter((format) => format !== 'Event');
  const days = DAYS[toCompanies ? 'companies' : 'people'][postsAWeek - 1] ?? [2, 4];
  const queue = inTurn(pillarsOf(plan));
  const rows = Array.from({ length: WEEKS * days.length }, (_, n) => {
    const post = queue[n % queue.length];
    return [
      formatNumber(Math.floor(n / days.length) + 1, words.locale),
      formatWeekday(days[n % days.length] ?? 2, words.locale),
      formatText(plan, formats[n % formats.length] ?? ''),
      n < queue.length ? (post?.text ?? '') : says.again(post?.text ?? ''),
      post?.pillar ?? '',
    ];
  });
  const others = channels.slice(1);
  const intro = [
    says.intro(channel),
    ...(others.length > 0 ? [says.others(formatList(others, words.locale))] : []),
  ];
  return section(titles.calendar, intro.join(' '), table(says.head, rows));
}

/** One of each pillar after the other, until all are used. */
function inTurn(pillars: readonly Pillar[]): { text: string; pillar: string }[] {
  const longest = Math.max(...pillars.map(({ posts }) => posts.length));
  return Array.from({ length: longest }, (_, n) =>
    pillars.flatMap(({ name, posts }) => {
      const text = posts[n];
      return text ? [{ text: text.replaceAll('|', '/'), pillar: name }] : [];
    }),
  ).flat();
}
