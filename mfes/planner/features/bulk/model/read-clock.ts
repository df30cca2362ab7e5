import { clockOf } from './read-day.ts';

const FRACTION = /^0?[.,]\d{1,15}$/;
const HALF_BEFORE = /^(am|pm|a\. ?m\.|p\. ?m\.|午前|午後|오전|오후|上午|下午|ص|م) ?/;
/** Swedish has fm and em. LibreOffice writes “nachm.”, “م” and “午後” behind a time. */
const HALF_AFTER =
  / ?(?:(a|p)\.? ?m\.?|(f|e)\.?m\.?|((?:vor|nach)m)\.?|(午前|午後|오전|오후|上午|下午|ص|م))$/;
const UNIT = / ?(?:uhr|hrs?|hs|hours?|o['’]?clock|h|時|时|点|點|시)$/;
const CLOCK =
  /^(\d{1,2})(?: ?(?:[:.h時时点點시-]|uhr) ?(\d{2}|\d(?=[分분]))(?: ?(?:min|分|분))?(?:(?:[:. ] ?|(?<=[分분]))(\d{1,2})(?:[.,]\d{1,9})? ?(?:s|sec|秒|초)?)?)?$/;
const DIGITS = /^(\d{1,2})(\d{2})(?:\d{2}(?:[.,]\d{1,9})?)?$/;
const AFTERNOON = /^(?:[pe]|nach|م)|後|후|下/;
const MINUTES_A_DAY = 1440;

/**
 * Reads a folded time of day as HH:mm; seconds are dropped, but for the 59 of a rounding error. Null where it is none.
 * @param mayBeDigits whether 0930 is a time and no other number
 */
export function readClock(text: string, mayBeDigits = false): string | null {
  if (FRACTION.test(text)) return clockOf(Math.round(Number(text.replace(',', '.')) * MINUTES_A_DAY));
  const before = HALF_BEFORE.exec(text);
  const after = before ? null : HALF_AFTER.exec(text);
  const half = (before ?? after)?.slice(1).find(Boolean);
  const bare = text.slice(before?.[0].length ?? 0, after?.index);
  const unit = UNIT.exec(bare);
  const time = bare.slice(0, unit?.index);
  const match = CLOCK.exec(time) ?? (mayBeDigits ? DIGITS.exec(time) : null);
  if (!match || (match[2] === undefined && half === undefined && !unit)) return null;
  const [hour, minute, second] = [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
  if (hour > (half ? 12 : 23) || minute > 59 || second > 59) return null;
  const hours = half ? (hour % 12) + (AFTERNOON.test(half) ? 12 : 0) : hour;
  // LibreOffice shows 09:30 as 09:29:59 where a library wrote the number a little too low.
  const isRounded = second === 59;
  return clockOf(Math.min(hours * 60 + minute + (isRounded ? 1 : 0), MINUTES_A_DAY - 1));
}
