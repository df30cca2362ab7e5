/** How far the clocks of a zone are from UTC, and when that changes. */
export interface Unpacked {
  /** When each offset ends, milliseconds since 1970; one less than there are offsets. */
  readonly changes: readonly number[];
  /** Milliseconds to add to UTC. */
  readonly offsets: readonly number[];
}

const MINUTE_MS = 60_000;

/**
 * Reads one zone of moment-timezone's packed format.
 * @see https://momentjs.com/timezone/docs/#/data-formats/packed-format/
 */
export function unpackZone(packed: string): Unpacked {
  const [, , offsets = '', indices = '', untils = ''] = packed.split('|');
  // Written as minutes to subtract from local time.
  const minutes = offsets.split(' ').map((text) => -fromBase60(text));
  let until = 0;
  const changes = untils
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => {
      until += fromBase60(text);
      return inMs(until);
    });
  return { changes, offsets: [...indices].map((digit) => inMs(minutes[fromBase60(digit)] ?? 0)) };
}

/** To the second, since sixtieths of a minute are not exact in binary. Zero is added to make 0 of -0. */
const inMs = (minutes: number): number => Math.round(minutes * 60) * (MINUTE_MS / 60) + 0;

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** A number in base 60, such as "-1r.g". */
function fromBase60(text: string): number {
  const isNegative = text.startsWith('-');
  const [whole = '', fraction = ''] = text.slice(isNegative ? 1 : 0).split('.');
  let value = 0;
  for (const digit of whole) value = value * 60 + (VALUES.get(digit) ?? 0);
  let weight = 1;
  for (const digit of fraction) {
    weight /= 60;
    value += weight * (VALUES.get(digit) ?? 0);
  }
  return isNegative ? -value : value;
}
