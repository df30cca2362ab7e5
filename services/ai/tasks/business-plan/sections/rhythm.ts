import type { PlanFacts } from '../facts.ts';
import { countNoun, inline, section, table } from '../words.ts';

const HOURS: Readonly<Record<PlanFacts['means'], string>> = {
  none: '3 hours a week',
  small: '4 hours a week',
  medium: '6 hours a week, and one session a month for pictures',
  large: 'a part-time job, or an agency with one contact',
};

export function rhythm({ channels, postsAWeek, means, toCompanies, time }: PlanFacts): string {
  const rows = channels.map((channel, at) => [
    channel,
    countNoun(postsFor(postsAWeek, at), 'post'),
    at === 0 ? 'Written for it' : `The best of ${channels[0]}, rewritten for ${channel}`,
  ]);
  return section(
    'Posting rhythm',
    table(['Channel', 'Each week', 'Content'], rows),
    `Work: ${time ? `${inline(time.text)}, as you said` : HOURS[means]}. Begin with ${toCompanies ? 'weekday mornings' : 'early evenings'}, then follow your own figures.`,
  );
}

/** The first channel has all of them, the next ones fewer. */
export const postsFor = (postsAWeek: number, at: number): number => Math.max(1, postsAWeek - at);
