import type { PlanFacts } from '../facts.ts';
import { pillarsOf } from '../pillars.ts';
import { inline, lowerFirst, section, table } from '../words.ts';

export function content(facts: PlanFacts): string {
  const { input, wishes } = facts;
  const rows = pillarsOf(facts).map(({ name, why, percent, posts }) => [
    `**${name}**`,
    `${percent}%`,
    why,
    posts.slice(0, 2).join(' · '),
  ]);
  const preferences = input.content_preferences
    ? `You asked for ${lowerFirst(inline(input.content_preferences))}. ${
        wishes.noVideo
          ? 'So the calendar has no videos.'
          : wishes.video
            ? 'So videos come first wherever the network has them.'
            : `They go with “${pillarsOf(facts)[0]?.name ?? ''}” first.`
      }`
    : '';
  return section('Content pillars', preferences, table(['Pillar', 'Share', 'Why', 'For example'], rows));
}
