import { CHANNELS, MAIN_CHANNEL } from './channels.ts';
import type { PlanFacts } from './facts.ts';
import type { Means } from './read-budget.ts';

export interface Share {
  readonly name: string;
  readonly what: string;
  readonly percent: number;
}

type Paid = Exclude<Means, 'none'>;

/** What money is for, by how much of it there is. */
export function sharesFor({ means, channels, goals, wishes, toCompanies }: PlanFacts): Share[] {
  const [main = MAIN_CHANNEL] = channels;
  const paid = CHANNELS[main].paid;
  const hiring = goals.some(({ kind }) => kind === 'applications');
  const plans: Readonly<Record<Paid, readonly Share[]>> = {
    small: [
      { name: 'Boosting', what: paid, percent: 60 },
      {
        name: 'Material',
        what: wishes.video ? 'A phone stand, a clip-on microphone, light' : 'Props, light, prints',
        percent: 25,
      },
      { name: 'Reserve', what: 'Kept back', percent: 15 },
    ],
    medium: [
      { name: 'Paid reach', what: paid, percent: 50 },
      {
        name: 'Photos and video',
        what: wishes.noVideo
          ? 'One photo session a month'
          : 'One session a month with a photographer, for photos and short clips',
        percent: 25,
      },
      { name: 'Texts and design', what: 'Freelance help for templates and longer texts', percent: 15 },
      { name: 'Reserve', what: 'Kept back', percent: 10 },
    ],
    large: [
      {
        name: 'Paid campaigns',
        what: channels.map((one) => `${one}: ${CHANNELS[one].paid}`).join(' '),
        percent: 40,
      },
      {
        name: 'Production',
        what: wishes.noVideo
          ? 'Photos, documents and design by professionals'
          : 'Video, photos and design by professionals, in two production days',
        percent: 25,
      },
      {
        name: toCompanies ? 'Expert texts' : 'Creators and partners',
        what: toCompanies
          ? 'Interviews with your experts, written up and edited'
          : 'Local creators who show what you do, marked as advertising',
        percent: 15,
      },
      {
        name: 'People',
        what: hiring
          ? 'Somebody who answers messages and applications each working day'
          : 'Somebody who plans, answers and reports each working day',
        percent: 12,
      },
      { name: 'Measuring', what: 'Landing pages, tracking of inquiries, a monthly report', percent: 5 },
      { name: 'Reserve', what: 'Kept back', percent: 3 },
    ],
  };
  return means === 'none' ? [] : [...plans[means]];
}

/** Whole amounts in these shares that add up to the sum: what rounding leaves goes to the largest. */
export function partsOf(sum: number, shares: readonly Share[]): number[] {
  const parts = shares.map(({ percent }) => Math.floor((sum * percent) / 100));
  const remainder = sum - parts.reduce((all, part) => all + part, 0);
  return parts.map((part, at) => (at === 0 ? part + remainder : part));
}
