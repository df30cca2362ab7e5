import { readServices } from '@carillon/kit/service/read-services.ts';
import { loadEntries } from '../load-entries.ts';

/** The format of each service's database, as this checkout stores. */
export async function presentFormats(): Promise<Record<string, number>> {
  const entries = await loadEntries((await readServices()).processes);
  const all = entries.flatMap(({ service, format }) =>
    format ? [[service.name as string, format.version] as const] : [],
  );
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
