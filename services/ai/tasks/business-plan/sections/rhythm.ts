import { inline, section, table } from '../markdown.ts';
import { mainChannel, type Plan } from '../planning/plan.ts';

export function rhythm(plan: Plan): string {
  const { facts, words } = plan;
  const { channels, postsAWeek, means, toCompanies, time } = facts;
  const { rhythm: says, titles, posts } = words.sections;
  const rows = channels.map((channel, at) => [
    channel,
    posts(postsFor(postsAWeek, at)),
    at === 0 ? says.main(channel) : says.other(mainChannel(plan), channel),
  ]);
  const work = time ? says.time(inline(time.text)) : says.needs[means];
  return section(
    titles.rhythm,
    table(says.head, rows),
    `${work} ${says.start[toCompanies ? 'companies' : 'people']}`,
  );
}

/** The first channel has all of them, the next ones fewer. */
const postsFor = (postsAWeek: number, at: number): number => Math.max(1, postsAWeek - at);
