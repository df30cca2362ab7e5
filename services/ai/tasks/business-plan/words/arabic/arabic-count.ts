import { counter } from '../numbers.ts';

interface Forms {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}

/** One and two have no number beside the noun: "منشوران". */
export function arabicCount({ one, two, ...forms }: Forms): (count: number) => string {
  const count = counter('ar', forms);
  return (value) => (value === 1 ? one : value === 2 ? two : count(value));
}
