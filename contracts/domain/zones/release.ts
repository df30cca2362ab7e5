/** Tells whether one release of the IANA database is older than another, such as 2026c and 2026f. */
export const isOlderRelease = (release: string, other: string): boolean => parts(release) < parts(other);

/** Pads a release so that releases compare as text: IANA would go on with 2026za after 2026z. */
const parts = (release: string): string => release.slice(0, 4) + release.slice(4).padStart(4, ' ');

/** From this month of the next year on, counted from 0. */
const JULY = 6;

/**
 * Why a release is surely not the newest one; null where nothing says so. A process that can't ask anybody knows two
 * things:
 * - the release that its runtime came with;
 * - the date: each year since 2012 IANA has made its first release by the end of April, so in July of the next year a
 *   release is behind.
 */
export function findNewerRelease(release: string, runtime: string | undefined, now: Date): string | null {
  if (runtime && isOlderRelease(release, runtime)) return `the runtime has ${runtime}`;
  const year = now.getUTCMonth() >= JULY ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  return Number(release.slice(0, 4)) < year ? `IANA has made releases in ${year}` : null;
}
