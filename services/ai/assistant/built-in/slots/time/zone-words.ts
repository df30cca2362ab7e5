/** Short names of zones, as they are meant where both summer and winter go by one. */
const SHORT: Readonly<Record<string, string>> = {
  utc: 'UTC',
  gmt: 'UTC',
  est: 'America/New_York',
  edt: 'America/New_York',
  et: 'America/New_York',
  eastern: 'America/New_York',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles',
  cet: 'Europe/Berlin',
  cest: 'Europe/Berlin',
  mez: 'Europe/Berlin',
  mesz: 'Europe/Berlin',
  bst: 'Europe/London',
  jst: 'Asia/Tokyo',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
  hkt: 'Asia/Hong_Kong',
  sgt: 'Asia/Singapore',
  kst: 'Asia/Seoul',
  wib: 'Asia/Jakarta',
  pkt: 'Asia/Karachi',
  awst: 'Australia/Perth',
  nzst: 'Pacific/Auckland',
  nzdt: 'Pacific/Auckland',
  sast: 'Africa/Johannesburg',
  msk: 'Europe/Moscow',
  eet: 'Europe/Athens',
  eest: 'Europe/Athens',
  brt: 'America/Sao_Paulo',
  akst: 'America/Anchorage',
  hst: 'Pacific/Honolulu',
};
/** Zones that are named by a country or another city. */
const PLACES: Readonly<Record<string, string>> = {
  uk: 'Europe/London',
  british: 'Europe/London',
  german: 'Europe/Berlin',
  munich: 'Europe/Berlin',
  münchner: 'Europe/Berlin',
  french: 'Europe/Paris',
  paris: 'Europe/Paris',
  pariser: 'Europe/Paris',
  spanish: 'Europe/Madrid',
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  boston: 'America/New_York',
  washington: 'America/New_York',
  miami: 'America/New_York',
  'san francisco': 'America/Los_Angeles',
  seattle: 'America/Los_Angeles',
  indian: 'Asia/Kolkata',
  mumbai: 'Asia/Kolkata',
  delhi: 'Asia/Kolkata',
  japan: 'Asia/Tokyo',
  tokio: 'Asia/Tokyo',
  tokioter: 'Asia/Tokyo',
  beijing: 'Asia/Shanghai',
  londres: 'Europe/London',
  'nueva york': 'America/New_York',
  'nova york': 'America/New_York',
  'nova iorque': 'America/New_York',
  brasília: 'America/Sao_Paulo',
  brasilia: 'America/Sao_Paulo',
  lisboa: 'Europe/Lisbon',
  lisbonne: 'Europe/Lisbon',
  'ciudad de méxico': 'America/Mexico_City',
  bangalore: 'Asia/Kolkata',
  bengaluru: 'Asia/Kolkata',
  wiener: 'Europe/Vienna',
  zürcher: 'Europe/Zurich',
};
const TIME = new Set(['time', 'zeit', 'ortszeit']);
const OF = new Set(['heure de', 'hora de', 'horário de', 'horario de', 'heure']);
const AFTER_CLOCK = /^\d|^(?:am|pm|uhr|o'clock|noon)$/;
const LONGEST = 2;

let cities: ReadonlyMap<string, string> | null = null;

/** Cities by which the IANA names its zones, in small letters. */
function cityZones(): ReadonlyMap<string, string> {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      (zone.split('/').at(-1) ?? '').toLowerCase().replaceAll('_', ' '),
      zone,
    ]),
  );
  return cities;
}

/** `zone` is null for a place whose zone is not known: it may not be taken for the user's. */
export interface ZoneFound {
  readonly zone: string | null;
  readonly length: number;
}

/** The zone that is named there: "EST", "London time", "Londoner Zeit", "hora de Madrid". */
export function zoneAt(words: readonly string[], at: number): ZoneFound | null {
  const word = words[at] ?? '';
  const short = Object.hasOwn(SHORT, word) ? SHORT[word] : undefined;
  if (short) return { zone: short, length: TIME.has(words[at + 1] ?? '') ? 2 : 1 };
  if (OF.has(`${word} ${words[at + 1]}`))
    return place(words, at + 2, 2) ?? (isBehindClock(words, at) ? { zone: null, length: 3 } : null);
  // India's, where it is no German "is".
  if (word === 'ist' && /[ap]m$/.test(words[at - 1] ?? '')) return { zone: 'Asia/Kolkata', length: 1 };
  // "9am in New York"
  if (word === 'in' && AFTER_CLOCK.test(words[at - 1] ?? '')) return place(words, at + 1, 1);
  for (let length = LONGEST; length > 0; length--) {
    if (!TIME.has(words[at + length] ?? '')) continue;
    const zone = zoneOf(words.slice(at, at + length).join(' '));
    if (zone) return { zone, length: length + 1 };
  }
  const isPlace =
    TIME.has(words[at + 1] ?? '') && AFTER_CLOCK.test(words[at - 1] ?? '') && !NO_PLACE.test(word);
  return isPlace ? { zone: null, length: 2 } : null;
}

/** Words before "time" that name no place, as in "local time". */
const NO_PLACE =
  /^\P{L}|^(?:local|same|this|that|the|my|our|your|lunch|tea|story|each|every|any|some|of|next|last|first|best|show|prime|deutsche[r]?|lokale[r]?|hiesige[r]?|unsere[r]?|meine[r]?)$/u;

const isBehindClock = (words: readonly string[], at: number): boolean =>
  AFTER_CLOCK.test(words[at - 1] ?? '') || AFTER_CLOCK.test(words[at - 2] ?? '');

function place(words: readonly string[], at: number, before: number): ZoneFound | null {
  for (let length = LONGEST; length > 0; length--) {
    const zone = zoneOf(words.slice(at, at + length).join(' '));
    if (zone) return { zone, length: before + length };
  }
  return null;
}

const zoneOf = (name: string): string | undefined => zoneNamed(name) ?? zoneNamed(withoutAccents(name));

const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

const zoneNamed = (name: string): string | undefined =>
  (Object.hasOwn(PLACES, name) ? PLACES[name] : undefined) ??
  cityZones().get(name) ??
  cityZones().get(name.replace(/er$/, ''));
