import { instantOf, localTextAt } from '@carillon/contracts/domain/local-time.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { spellZone } from '@carillon/contracts/domain/zones/zone-rules.ts';

/** The end of a time of day, which a zone may follow. */
const CLOCK_END =
  /(?:\d[:.h]\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?|t\d{4}(?:\d{2})?(?:[.,]\d{1,9})?|\d ?[ap]\.? ?m\.?|\d ?(?:uhr|h|min|s|分|秒|분|초))$/;
/** Opening hours, as 9:00-17:00, look like an offset. */
const RANGE = /(?:^| )(\d{1,2})[:.h]?\d{2} ?- ?(\d{1,2}):?\d{2}$/;
/** Without UTC or GMT before it, an offset has two digits for hours. */
const OFFSET = /((?:(?:utc|gmt) ?[+-]\d{1,2}|[+-]\d{2})(?::?(?:00|15|30|45))?)$/;
const NAME = /(?:^|[ \d])([a-z]{1,4}|[a-z]{2,20}(?:\/[a-z_+-]{2,30}){1,2})$/;
/** JavaScript writes the zone's name in brackets behind its offset, and Temporal its identifier. */
const BRACKET = / ?[([]([^()[\]]{1,60})[)\]]$/;
/** Go writes both. */
const OFFSET_AND_NAME = /([+-]\d{4}) [a-z]{3,4}$/;
const PARTS = /^(?:(?:utc|gmt) ?)?([+-])(\d{1,2})(?::?(\d{2}))?$/;
const MAX_HOURS = 14;

/** Abbreviations that mean one offset, as RFC 5322 and Central Europe have them, and the United States' everyday ones. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    z: '+00:00',
    utc: '+00:00',
    gmt: '+00:00',
    wet: '+00:00',
    west: '+01:00',
    cet: '+01:00',
    mez: '+01:00',
    cest: '+02:00',
    mesz: '+02:00',
    eet: '+02:00',
    eest: '+03:00',
    est: '-05:00',
    edt: '-04:00',
    cst: '-06:00',
    cdt: '-05:00',
    mst: '-07:00',
    mdt: '-06:00',
    pst: '-08:00',
    pdt: '-07:00',
    jst: '+09:00',
    et: 'America/New_York',
    ct: 'America/Chicago',
    mt: 'America/Denver',
    pt: 'America/Los_Angeles',
  }),
);

/** Splits a folded text with a time of day into the text and its zone: an offset or an IANA name, null without one. */
export function splitZone(text: string): readonly [text: string, zone: string | null] {
  const range = RANGE.exec(text);
  if (range && Number(range[2]) > Number(range[1])) return [text, null];
  const bracket = BRACKET.exec(text);
  const plain = text.slice(0, bracket?.index).replace(OFFSET_AND_NAME, '$1');
  const split = splitAt(OFFSET, plain) ?? splitAt(NAME, plain);
  if (split) return split;
  const within = bracket && CLOCK_END.test(plain) ? readZone(bracket[1] ?? '') : null;
  return within ? [plain, within] : [text, null];
}

function splitAt(pattern: RegExp, text: string): readonly [string, string] | null {
  const zone = pattern.exec(text)?.[1];
  if (!zone) return null;
  const rest = text.slice(0, -zone.length).trimEnd();
  const read = CLOCK_END.test(rest) ? readZone(zone) : null;
  return read ? [rest, read] : null;
}

/** Reads a folded zone: +01:00, UTC, GMT+1, CET or Europe/Berlin. Null for another word. */
export function readZone(text: string): string | null {
  const abbreviation = ABBREVIATIONS.get(text);
  if (abbreviation) return abbreviation;
  const [whole, sign, hours = '', minutes = '00'] = PARTS.exec(text) ?? [];
  if (whole) return Number(hours) <= MAX_HOURS ? `${sign}${hours.padStart(2, '0')}:${minutes}` : null;
  return text.includes('/') && isZone(text) ? spellZone(text) : null;
}

/** Converts a local time of one zone to that of another. Null where the clocks skip it. Both are YYYY-MM-DD HH:mm:ss. */
export function convertTime(local: string, from: string, to: string): string | null {
  const at = /^[+-]/.test(from) ? new Date(`${local.replace(' ', 'T')}${from}`) : instantOf(local, from);
  return at && localTextAt(at, to);
}
