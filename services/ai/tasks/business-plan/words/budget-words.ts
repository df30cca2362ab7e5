import type { Budget } from '../reading/read-budget.ts';

export const SHARE_NAMES = [
  'boosting',
  'material',
  'filmMaterial',
  'reach',
  'photos',
  'photosAndVideo',
  'texts',
  'campaigns',
  'photoProduction',
  'videoProduction',
  'experts',
  'creators',
  'hiringPeople',
  'people',
  'measuring',
  'reserve',
] as const;
export type ShareName = (typeof SHARE_NAMES)[number];

/** A row of the budget. `what` is empty where the channel says what money is for. */
export type ShareWords = readonly [name: string, what: string];

export interface BudgetWords {
  readonly per: Readonly<Record<Budget['per'], string>>;
  /** "$200 a month". */
  sum(money: string, per: string): string;
  given(text: string, sum: string): string;
  readonly noMoney: string;
  timeOnly(text: string): string;
  unread(text: string): string;
  head(per: string): readonly [name: string, what: string, amount: string];
  readonly total: string;
  readonly shares: Readonly<Record<ShareName, ShareWords>>;
  readonly time: {
    readonly hours: readonly [name: string, what: string, amount: string];
    readonly minutes: readonly [name: string, what: string, amount: string];
    readonly material: ShareWords;
    readonly writing: ShareWords;
    readonly answers: ShareWords;
    readonly answersInTime: string;
  };
}
