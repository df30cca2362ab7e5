import { type Text, text, toText } from '../text.ts';

/** Whole sentences after each other. */
export const joinTexts = ([first, ...others]: readonly [string | Text, ...(string | Text)[]]):
  | string
  | Text =>
  others.reduce<string | Text>(
    (before, next) => text`${{ before: toText(before) }} ${{ next: toText(next) }}`,
    first,
  );
