/** Tells whether one release of the IANA database is older than another, such as 2026c and 2026f. */
export const isOlderRelease = (release: string, other: string): boolean => parts(release) < parts(other);

/** Pads a release so that releases compare as text: IANA would go on with 2026za after 2026z. */
const parts = (release: string): string => release.slice(0, 4) + release.slice(4).padStart(4, ' ');

/** From this month of the next year on, counted from 0. */
const JULY = 6;

/**
 * Why a release is certainly outdated. Null if nothing shows that. Without asking anybody, a process knows:
 * - the release in its runtime;
 * - the date: each year since 2012 IANA has published its first release by the end of April, so in July a release
 *   from the previous year is outdated.
 */
export function findNewerRelease(release: string, runtime: string | undefined, now: Date): string | null {
  if (runtime && isOlderRelease(release, runtime)) return `the runtime has ${runtime}`;
  const year = now.getUTCMonth() >= JULY ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  return Number(release.slice(0, 4)) < year ? `IANA has made releases in ${year}` : null;
}
