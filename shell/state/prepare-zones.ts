import { loadZones } from '@carillon/sdk/time/late-zones.ts';
import { onFirstUse } from '@carillon/ui/components/first-use.ts';

/** Loads the zone data before a page asks for it: at once for users, else when the page is used, as it is to log in. */
export function prepareZones(loggedIn: boolean): void {
  // The page that needs it asks again, and says what fails.
  const load = (): void => void loadZones().catch(() => undefined);
  if (loggedIn) load();
  else onFirstUse(load);
}
