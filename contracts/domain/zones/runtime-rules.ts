import type { ZoneRules } from './rules.ts';

/**
 * The rules of a zone that the data doesn't have, such as a new one that a newer browser already knows; null where the
 * runtime doesn't know it either. Only such zones depend on the runtime.
 *
 * Temporal is asked, since Intl takes ICU's abbreviations for zones too, and BST for Asia/Dhaka.
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
