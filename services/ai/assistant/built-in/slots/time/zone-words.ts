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
  wiener: 'Europe/Vienna',
  zürcher: 'Europe/Zurich',
};
const TIME = new Set(['time', 'zeit', 'ortszeit']);
const OF = new Set(['heure de', 'hora de', 'heure']);
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

/** The zone that is named there: "EST", "London time", "Londoner Zeit", "hora de Madrid". */
export function zoneAt(
  words: readonly string[],
  at: number,
): { readonly zone: string; readonly length: number } | null {
  const word = words[at] ?? '';
  const short = Object.hasOwn(SHORT, word) ? SHORT[word] : undefined;
  if (short) return { zone: short, length: TIME.has(words[at + 1] ?? '') ? 2 : 1 };
  if (OF.has(`${word} ${words[at + 1]}`)) return place(words, at + 2, 2);
  // "9am in New York"
  if (word === 'in' && AFTER_CLOCK.test(words[at - 1] ?? '')) return place(words, at + 1, 1);
  for (let length = LONGEST; length > 0; length--) {
    if (!TIME.has(words[at + length] ?? '')) continue;
    const zone = zoneOf(words.slice(at, at + length).join(' '));
    if (zone) return { zone, length: length + 1 };
  }
  return null;
}

function place(words: readonly string[], at: number, before: number) {
  for (let length = LONGEST; length > 0; length--) {
    const zone = zoneOf(words.slice(at, at + length).join(' '));
    if (zone) return { zone, length: before + length };
  }
  return null;
}

const zoneOf = (name: string): string | undefined =>
  (Object.hasOwn(PLACES, name) ? PLACES[name] : undefined) ??
  cityZones().get(name) ??
  cityZones().get(name.replace(/er$/, ''));
