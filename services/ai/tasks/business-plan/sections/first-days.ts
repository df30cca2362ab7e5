import type { PlanFacts } from '../facts.ts';
import { GOALS } from '../goals.ts';
import { list, section } from '../words.ts';

export function firstDays(facts: PlanFacts): string {
  const { channels, goals, means, postsAWeek } = facts;
  const [main = 'Instagram'] = channels;
  const [goal = 'awareness'] = goals;
  const [measure] = GOALS[goal].measure;
  return section(
    'First 30 days',
    '**Days 1 to 3**',
    list([
      `Bring the ${main} profile up to date: what you do, for whom, and one way to act.`,
      `Note today’s numbers: ${measure.toLowerCase()}, reach, comments. They are what all later ones are held against.`,
      means === 'none' || means === 'small'
        ? 'Collect twenty photos and five sentences that customers really said; ask before you quote.'
        : 'Book the first session for photos, and say who decides and who answers.',
    ]),
    '**Days 4 to 10**',
    list([
      `Write and schedule the posts of the first two weeks: ${postsAWeek * 2} in all.`,
      'Prepare answers to the five questions that come most often.',
    ]),
    '**Days 11 to 20**',
    list(['Answer each comment within a day, and ask one question back.', paidStep(facts)]),
    '**Days 21 to 30**',
    list([
      'Compare with the numbers of day 3. Keep the pillar that did best, and replace the weakest post of each week.',
      `Write down what ${measure.toLowerCase()} came from, and plan the next four weeks with it.`,
    ]),
  );
}

function paidStep({ means, channels }: PlanFacts): string {
  const [main = 'Instagram'] = channels;
  if (means === 'none') return 'Ask three partners or regulars to pass on the post that did best.';
  if (means === 'small')
    return `Boost the best post on ${main} for five days; change nothing else meanwhile.`;
  if (means === 'medium') return `Start one campaign on ${main} with the two best posts against each other.`;
  return `Start campaigns on ${channels.join(', ')} with two messages each, and stop the weaker one after a week.`;
}
