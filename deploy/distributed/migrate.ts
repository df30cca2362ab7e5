import { loadConfig, setting } from '@carillon/kit/config.ts';
import { runOnce } from '@carillon/kit/run-process.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { z } from 'zod';
import { loadEntries } from '../standalone/load-entries.ts';
import { takeOverStore } from '../standalone/upgrades/take-over-store.ts';

// `npm run migrate`: brings the databases of all services into the formats that this Carillon reads. A service alone does
// so for its own database with `--migrate` after its main file, and with its own rights.
const schema = z.object({
  MONGODB_URI: setting.mongodbUri(),
  MONGODB_PREFIX: setting.mongodbPrefix(),
  /** The folder of an embedded store that runs as its own process. */
  STORE_FOLDER: z.string().optional(),
});

await runOnce(async () => {
  const { MONGODB_URI: uri, MONGODB_PREFIX: prefix, STORE_FOLDER } = loadConfig(schema, process.env);
  const entries = await loadEntries((await readServices()).processes);
  const print = (line: string): void => console.log(line);
  const wasOlder = await takeOverStore({
    uri,
    prefix,
    entries,
    tell: print,
    storeFolder: STORE_FOLDER || null,
  });
  if (!wasOlder) print('every database has the format that this Carillon reads.');
});
