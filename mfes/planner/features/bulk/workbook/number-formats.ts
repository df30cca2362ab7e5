import type { NumberKind } from './cell-text.ts';

/** Formats that every program knows by number: of some, only East Asian languages make a date. */
const BUILT_IN: readonly (readonly [first: number, last: number, kind: NumberKind])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date and time'],
  [27, 31, 'date'],
  // Times in China, dates in Japan: the number itself tells.
  [32, 35, 'date and time'],
  [36, 36, 'date'],
  [45, 45, 'time'],
  [46, 46, 'duration'],
  [47, 47, 'time'],
  [50, 54, 'date'],
  [55, 56, 'date and time'],
  [57, 58, 'date'],
];

export const builtInKind = (id: number): NumberKind =>
  BUILT_IN.find(([first, last]) => id >= first && id <= last)?.[2] ?? 'number';

const MAX_LENGTH = 1000;
const LITERALS = /"[^"]*"|\\.|[_*]./g;
const ELAPSED = /\[(?:h{1,9}|m{1,9}|s{1,9})\]/;
const BRACKETS = /\[[^[\]]{0,99}\]/g;

/** Finds what a format code such as `[$-407]dd.mm.yyyy hh:mm` shows. */
export function kindOfFormat(code: string): NumberKind {
  const plain = code.slice(0, MAX_LENGTH).replace(LITERALS, '').toLowerCase();
  // The first section is that of positive numbers.
  const [section = ''] = plain.split(';');
  if (ELAPSED.test(section)) return 'duration';
  const letters = section.replace(BRACKETS, '').replace('standard', '');
  const hasClock = /[hs]/.test(letters) || /am\/pm|a\/p/.test(letters);
  const hasDay = /[yd]|m{3}/.test(letters);
  if (hasClock) return hasDay ? 'date and time' : 'time';
  return hasDay || /m/.test(letters) ? 'date' : 'number';
}
