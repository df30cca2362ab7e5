import { loadZones } from '@carillon/sdk/time/late-zones.ts';
import { onFirstUse } from '@carillon/ui/components/first-use.ts';

/**
 * Loads the zone data before a page needs it: at once for users, otherwise when the page is first used, for example
 * to log in.
 */
export function prepareZones(loggedIn: boolean): void {
  // The page that needs it asks again, and says what fails.
  const load = (): void => void loadZones().catch(() => undefined);
  if (loggedIn) load();
  else onFirstUse(load);
}
