/** In browsers, times of day are shown and scheduled in these years; before and after them the clocks don't change. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2050;

/** Webpack's rule for the zone data: the same as services have, without what browsers don't need of it. */
export const zoneDataRule = {
  test: /[\\/]moment-timezone[\\/]data[\\/]packed[\\/]latest\.json$/,
  type: 'json',
  parser: { parse: (text) => trimZoneData(JSON.parse(text)) },
};

/**
 * Cuts moment-timezone's packed data down to the years that browsers need: about a twentieth of its text.
 * @see https://momentjs.com/timezone/docs/#/data-formats/packed-format/
 */
export const trimZoneData = ({ version, zones, links }) => ({ version, zones: zones.map(trimZone), links });

const MINUTES_FROM = Date.UTC(FIRST_YEAR, 0) / 60_000;
const MINUTES_UNTIL = Date.UTC(LAST_YEAR + 1, 0) / 60_000;

function trimZone(packed) {
  const [name, , offsets, indices, untils] = packed.split('|');
  let at = 0;
  const changes = untils
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => {
      at += fromBase60(text);
      return at;
    });
  const first = changes.filter((minutes) => minutes < MINUTES_FROM).length;
  const end = changes.filter((minutes) => minutes < MINUTES_UNTIL).length;
  const keptChanges = changes
    .slice(first, end)
    .map((minutes, n, all) => toBase60(Math.round(minutes) - Math.round(all[n - 1] ?? 0)));
  const digits = [...indices.slice(first, end + 1)];
  const usedDigits = [...new Set(digits)];
  const all = offsets.split(' ');
  return [
    ...[name, '', usedDigits.map((digit) => all[DIGITS.indexOf(digit)]).join(' ')],
    ...[digits.map((digit) => DIGITS[usedDigits.indexOf(digit)]).join(''), keptChanges.join(' ')],
  ].join('|');
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX';

function fromBase60(text) {
  const isNegative = text.startsWith('-');
  const [whole, fraction = ''] = text.slice(isNegative ? 1 : 0).split('.');
  let value = 0;
  for (const digit of whole) value = value * 60 + DIGITS.indexOf(digit);
  let weight = 1;
  for (const digit of fraction) {
    weight /= 60;
    value += weight * DIGITS.indexOf(digit);
  }
  return isNegative ? -value : value;
}

function toBase60(minutes) {
  let rest = Math.round(minutes);
  let text = '';
  do {
    text = DIGITS[rest % 60] + text;
    rest = Math.floor(rest / 60);
  } while (rest > 0);
  return text;
}
