import type { PlanFacts } from '../reading/facts.ts';
import type { ShareName } from '../words/budget-words.ts';
import type { Paid } from '../words/section-words.ts';

export interface Share {
  readonly name: ShareName;
  readonly percent: number;
}

/** Divides the budget by purpose, depending on its size. */
export function sharesFor({ means, goals, wishes, toCompanies, nature }: PlanFacts): readonly Share[] {
  // Photographers, filmmakers and designers make their own pictures.
  const pictures = ({ name, percent }: Share): Share =>
    nature === 'creative' ? { name: wishes.video ? 'filmMaterial' : 'material', percent } : { name, percent };
  const isHiring = goals.some(({ kind }) => kind === 'applications');
  const shares: Readonly<Record<Paid, readonly Share[]>> = {
    small: [
      { name: 'boosting', percent: 60 },
      { name: wishes.video ? 'filmMaterial' : 'material', percent: 25 },
      { name: 'reserve', percent: 15 },
    ],
    medium: [
      { name: 'reach', percent: 50 },
      pictures({ name: wishes.noVideo ? 'photos' : 'photosAndVideo', percent: 25 }),
      { name: 'texts', percent: 15 },
      { name: 'reserve', percent: 10 },
    ],
    large: [
      { name: 'campaigns', percent: 40 },
      pictures({ name: wishes.noVideo ? 'photoProduction' : 'videoProduction', percent: 25 }),
      { name: toCompanies ? 'experts' : 'creators', percent: 15 },
      { name: isHiring ? 'hiringPeople' : 'people', percent: 12 },
      { name: 'measuring', percent: 5 },
      { name: 'reserve', percent: 3 },
    ],
  };
  return means === 'none' ? [] : shares[means];
}

/** Whole amounts in these shares that add up to the sum: what rounding leaves goes to the largest. */
export function partsOf(sum: number, shares: readonly Share[]): number[] {
  const parts = shares.map(({ percent }) => Math.floor((sum * percent) / 100));
  const remainder = sum - parts.reduce((all, part) => all + part, 0);
  return parts.map((part, at) => (at === 0 ? part + remainder : part));
}
