import { MAIN_CHANNEL } from '../channels.ts';
import type { PlanFacts } from '../facts.ts';
import { type Pillar, pillarsOf } from '../pillars.ts';
import { section, table } from '../words.ts';
import { formatsOf } from './platforms.ts';

const WEEKS = 4;
const DAYS: Readonly<Record<'companies' | 'people', readonly (readonly string[])[]>> = {
  companies: [
    ['Tue'],
    ['Tue', 'Thu'],
    ['Tue', 'Wed', 'Thu'],
    ['Mon', 'Tue', 'Wed', 'Thu'],
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  ],
  people: [
    ['Wed'],
    ['Wed', 'Sat'],
    ['Tue', 'Thu', 'Sat'],
    ['Mon', 'Wed', 'Fri', 'Sat'],
    ['Mon', 'Tue', 'Thu', 'Fri', 'Sat'],
  ],
};

/** Four weeks of posts on the first channel, the pillars in turn; the same round begins again with what did best. */
export function calendar(facts: PlanFacts): string {
  const { channels, postsAWeek, toCompanies } = facts;
  const [channel = MAIN_CHANNEL] = channels;
  // A showcase needs no event.
  const formats = formatsOf(channel, facts).filter((format) => format !== 'Event');
  const days = DAYS[toCompanies ? 'companies' : 'people'][postsAWeek - 1] ?? ['Tue', 'Thu'];
  const queue = inTurn(pillarsOf(facts));
  const rows = Array.from({ length: WEEKS * days.length }, (_, n) => {
    const post = queue[n % queue.length];
    return [
      String(Math.floor(n / days.length) + 1),
      days[n % days.length] ?? '',
      formats[n % formats.length] ?? '',
      post?.text ?? '',
      post?.pillar ?? '',
    ];
  });
  const others = channels.slice(1);
  return section(
    'Four-week calendar',
    `For ${channel}.${others.length > 0 ? ` For ${others.join(' and ')}, take the post of the week before that did best.` : ''}`,
    table(['Week', 'Day', 'Format', 'Post', 'Pillar'], rows),
  );
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
