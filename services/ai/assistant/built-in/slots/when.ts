import type { ZonedNow } from '../../zoned-now.ts';
import { clockWords } from './clock-words.ts';
import { withoutDenied } from './denied-time.ts';
import { readTime, type TimeRead } from './time/read-time.ts';

/** The posting time that a message asks for, by the clocks of its writer. */
export type RequestedTime = { readonly kind: 'now' | 'best' | 'later' | 'same' } | TimeRead;

const NOW =
  /\b(?:(?<!from )now|asap|a\.s\.a\.p|right away|straight away|straightaway|immediately|at once|this minute|instantly|jetzt|sofort|gleich jetzt|maintenant|tout de suite|ahora|ahora mismo|ya mismo|(?<!(?:de|até|por) )agora)\b/;
const NOT_NOW =
  /\b(?:not (?:right )?now|not yet|instead of now|don't post (?:it )?now|noch nicht|nicht jetzt)\b/g;
const BEST =
  /\b(?:best time|optimal time|good time|ideal time|whenever(?: is| it's)?(?: best| good)?|you (?:choose|decide|pick)|your (?:choice|call)|suggest (?:a|another|the best) time|up to you|when(?:ever)? it (?:works|performs) best|recommended time|when(?: is|'s) (?:it )?best|what do you (?:suggest|recommend)|besten zeit|beste zeit|meilleur moment|mejor momento|mejor hora)\b/;
const SAME =
  /\b(?:(?:at )?(?:that|the same|this) time|then too|zur (?:selben|gleichen) zeit|zu der zeit|à la même heure|a la misma hora)\b/;
const AMOUNT = '(an?|one|two|three|four|half an|\\d{1,2}) (hours?|mins?|minutes?|days?|weeks?)';
const LATER_BY = new RegExp(`\\b${AMOUNT} (later|earlier|sooner)\\b`);
const MOVES = /\b(?:push|bump|nudge|move|delay|postpone|shift|bring|put off)\b/;
const MOVED_BY = new RegExp(`\\b(back|forward|by) (?:by )?${AMOUNT}\\b`);
const LATER =
  /\b(?:later|another time|different time|other time|change the time|andere zeit|anderer zeitpunkt|autre heure|otra hora)\b/;

/** @param bare whether a lone number is a time of day, since a time was asked for */
export function readWhen(plain: string, now: ZonedNow, bare = false): RequestedTime | null {
  const isTime = (text: string): boolean => readTime(clockWords(text), now, false) !== null;
  const other = withoutDenied(plain, isTime);
  if (other !== null) return readWhen(other, now, bare);
  const denied = plain.replace(NOT_NOW, ' ');
  if (NOW.test(denied)) return { kind: 'now' };
  const shift = shiftOf(plain);
  if (shift !== null) return { kind: 'shift', minutes: shift };
  const read = readTime(clockWords(denied), now, bare);
  if (read) return read;
  if (SAME.test(plain)) return { kind: 'same' };
  if (BEST.test(plain)) return { kind: 'best' };
  return LATER.test(plain) || denied !== plain ? { kind: 'later' } : null;
}

function shiftOf(plain: string): number | null {
  const [, amount, unit = '', direction = ''] = LATER_BY.exec(plain) ?? [];
  if (amount) return (direction === 'later' ? 1 : -1) * amountOf(amount) * minutesIn(unit);
  const [, way, count, units = ''] = (MOVES.test(plain) && MOVED_BY.exec(plain)) || [];
  return count ? (way === 'forward' ? -1 : 1) * amountOf(count) * minutesIn(units) : null;
}

const UNITS: Readonly<Record<string, number>> = { h: 60, d: 1_440, w: 10_080 };
const minutesIn = (unit: string): number => UNITS[unit.charAt(0)] ?? 1;

const AMOUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  'half an': 0.5,
};
const amountOf = (text: string): number => AMOUNTS[text] ?? Number(text);
