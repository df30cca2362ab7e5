import type { PlanFacts } from '../facts.ts';
import { pillarsOf } from '../pillars.ts';
import { inline, section, table } from '../words.ts';

export function content(facts: PlanFacts): string {
  const { input, wishes } = facts;
  const rows = pillarsOf(facts).map(({ name, why, percent, posts }) => [
    `**${name}**`,
    `${percent}%`,
    why,
    posts.slice(0, 2).join('<br>').replaceAll('<br>', ' · '),
  ]);
  const wish = input.content_preferences
    ? `You asked for ${inline(input.content_preferences)}. ${
        wishes.noVideo
          ? 'So the calendar has no videos.'
          : wishes.video
            ? 'So videos come first wherever the network has them.'
            : 'Check each post against that before it goes out.'
      }`
    : '';
  return section('Content pillars', wish, table(['Pillar', 'Share', 'Why', 'For example'], rows));
}
