import type { ZoneRules } from './rules.ts';
import { runtimeRules } from './runtime-rules.ts';
import { unpackZone } from './unpack-zone.ts';
import { ZONE_DATA } from './zone-data.ts';

interface Place {
  /** The name as IANA spells it. */
  readonly name: string;
  readonly packed: string;
}

/** The release of the IANA database that local times are read by, such as 2026f. */
export const ZONE_DATA_VERSION: string = ZONE_DATA.version;

/** Unpacked once, since that takes far longer than looking something up. Links share the rules of their zone. */
const unpacked = new Map<string, ZoneRules>();
/** Caches rules of zones that the data lacks. Bounded, since names come from users. */
const others = new Map<string, ZoneRules>();
const MAX_OTHERS = 100;

/**
 * Returns the rules of an IANA zone by any of its names, in any case. Null if there is no such zone. An offset such
 * as +02:00 isn't a zone: it has no daylight saving time, so it can't keep a promise about a local time.
 */
export function rulesOf(zone: string): ZoneRules | null {
  const place = places().get(zone.toLowerCase());
  if (!place) return otherRules(zone);
  const cachedRules = unpacked.get(place.packed);
  if (cachedRules) return cachedRules;
  const rules = tableRules(place.packed);
  unpacked.set(place.packed, rules);
  return rules;
}

/** The names of all zones of the data, as IANA spells them: each zone's own, and its other names. */
export const zoneNames = (): string[] => [...places().values()].map(({ name }) => name);

/** The name as IANA spells it; unchanged where the data doesn't have it. */
export const spellZone = (zone: string): string => places().get(zone.toLowerCase())?.name ?? zone;

let indexed: { readonly data: typeof ZONE_DATA; readonly places: ReadonlyMap<string, Place> } | null = null;

/** Maps each zone name and alias, in lower case, to its place. Made anew when the data has come, as it does in browsers. */
function places(): ReadonlyMap<string, Place> {
  if (indexed?.data !== ZONE_DATA) {
    indexed = { data: ZONE_DATA, places: indexPlaces(ZONE_DATA) };
    others.clear();
  }
  return indexed.places;
}

function indexPlaces({ zones, links }: typeof ZONE_DATA): Map<string, Place> {
  const byName = new Map(zones.map((packed) => [packed.slice(0, packed.indexOf('|')), packed]));
  const index = new Map([...byName].map(([name, packed]) => [name.toLowerCase(), { name, packed }]));
  for (const link of links) {
    const [zone = '', name = ''] = link.split('|');
    const packed = byName.get(zone);
    if (packed !== undefined) index.set(name.toLowerCase(), { name, packed });
  }
  return index;
}

function otherRules(zone: string): ZoneRules | null {
  if (!/^[A-Za-z]/.test(zone)) return null;
  const cachedRules = others.get(zone);
  if (cachedRules) return cachedRules;
  const rules = runtimeRules(zone);
  if (rules && others.size < MAX_OTHERS) others.set(zone, rules);
  return rules;
}

function tableRules(packed: string): ZoneRules {
  const { changes, offsets } = unpackZone(packed);
  /** How many changes there were up to then. */
  const countUntil = (ms: number): number => {
    let [low, high] = [0, changes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((changes[middle] ?? 0) <= ms) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    offsetAt: (ms) => offsets[countUntil(ms)] ?? 0,
    changeAfter: (ms) => changes[countUntil(ms)] ?? null,
  };
}
