import { upperFirst } from '../../../language/topic/casing.ts';
import { MAIN_CHANNEL } from '../channels.ts';
import type { PlanFacts } from '../facts.ts';
import { countOf } from '../goals.ts';
import { pillarsOf } from '../pillars.ts';
import { inline, list, section } from '../words.ts';

/** What to do first, by the names that the plan has for it. */
export function firstDays(facts: PlanFacts): string {
  const { channels, goals, own, postsAWeek, challenges } = facts;
  const [main = MAIN_CHANNEL] = channels;
  const [first, second] = pillarsOf(facts);
  const [goal] = goals;
  const count = countOf(goal);
  const answered = challenges.find(({ kind }) => kind?.pillar);
  return section(
    'First 30 days',
    '**Days 1–3**',
    list([
      `Profile on ${main}: “${upperFirst(own.thing)} for ${inline(own.who[0] ?? 'you', 60)}”, and one way to reach you.`,
      `Note today’s figure: ${count}.`,
    ]),
    '**Days 4–10**',
    list([
      `Collect for “${first?.name}”: ${lower(first?.posts[0])}; ${lower(first?.posts[1])}.`,
      `Schedule ${postsAWeek * 2} posts.`,
    ]),
    '**Days 11–20**',
    list([
      answered ? `First post of “${answered.kind?.pillar?.name}”.` : `First post of “${second?.name}”.`,
      paidStep(facts),
    ]),
    '**Days 21–30**',
    list([`Compare with day 3 (${count}), and change the calendar by it.`]),
  );
}

const lower = (text = ''): string => text.charAt(0).toLowerCase() + text.slice(1);

function paidStep({ means, channels, own }: PlanFacts): string {
  const [main = MAIN_CHANNEL] = channels;
  if (means === 'none')
    return `Ask three who know ${inline(own.who[0] ?? 'these people', 60)} to pass the best post on.`;
  if (means === 'small') return `Boost the best post on ${main} for five days.`;
  if (means === 'medium') return `Run the two best posts on ${main} against each other.`;
  return `Run two messages each on ${channels.join(', ')}, and stop the weaker one after a week.`;
}
