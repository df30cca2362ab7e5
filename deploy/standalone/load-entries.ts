import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProcessDescriptor } from '@carillon/contracts/service.ts';
import type { Entry } from '@carillon/kit/service/entry.ts';
import { folderOf, ROOT } from '@carillon/kit/service/read-services.ts';

/** How each process is opened, from the main file that its descriptor names. */
export const loadEntries = (processes: readonly ProcessDescriptor[]): Promise<Entry[]> =>
  Promise.all(processes.map(load));

async function load({ name, service, main }: ProcessDescriptor): Promise<Entry> {
  const file = path.join(ROOT, folderOf(service), main);
  const { entry } = (await import(pathToFileURL(file).href)) as { entry?: Entry };
  if (entry?.process.name !== name) throw new Error(`${file} must export \`entry\`, of process ${name}`);
  return entry;
}
