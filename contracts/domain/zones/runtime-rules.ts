import type { ZoneRules } from './rules.ts';

/**
 * The rules of a zone that the data lacks, such as a new one that a newer browser knows. Null if the runtime doesn't
 * know it either. Only such zones depend on the runtime.
 * Uses Temporal, because Intl also accepts ICU's abbreviations, such as BST for Asia/Dhaka.
 */
export function runtimeRules(zone: string): ZoneRules | null {
  const zoned = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  try {
    zoned(0);
  } catch {
    return null;
  }
  return {
    offsetAt: (ms) => Math.round(zoned(ms).offsetNanoseconds / 1_000_000),
    changeAfter: (ms) => zoned(ms).getTimeZoneTransition('next')?.epochMilliseconds ?? null,
  };
}
