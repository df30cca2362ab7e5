import { inline, section, table } from '../markdown.ts';
import { pillarsOf } from '../planning/pillars.ts';
import type { Plan } from '../planning/plan.ts';
import { isAnything } from '../reading/own-words.ts';
import { formatPercent } from '../words/numbers.ts';

export function content(plan: Plan): string {
  const { facts, words } = plan;
  const { content: says, titles } = words.sections;
  const pillars = pillarsOf(plan);
  const rows = pillars.map(({ name, why, percent, posts }) => [
    `**${name}**`,
    formatPercent(percent, words.locale),
    why,
    posts.slice(0, 2).join(' · '),
  ]);
  const asked = facts.input.content_preferences;
  const preferences =
    asked && !isAnything(asked)
      ? `${says.asked(words.inSentence(inline(asked)))} ${
          facts.wishes.noVideo
            ? says.noVideo
            : facts.wishes.video
              ? says.video
              : says.first(pillars[0]?.name ?? '')
        }`
      : '';
  return section(titles.content, preferences, table(says.head, rows));
}
