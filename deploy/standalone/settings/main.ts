import { servicesCalledBy } from '@carillon/contracts/service.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { reportZoneData } from '@carillon/kit/zone-data.ts';
import { readLine, wrongUsage } from '../../command-line/read-line.ts';
import { markdownTable } from '../../command-line/table.ts';
import { installationSettings } from '../config.ts';
import { loadEntries } from '../load-entries.ts';
import { type ListedSetting, listSettings, listSettingsOf } from './list-settings.ts';
import { zoneDataLine } from './zone-data-line.ts';

// `npm run settings [-- PROCESS]`: every setting of an installation, or of one process that runs by itself, as a table.
const USAGE = 'npm run settings [-- PROCESS]';
const {
  positionals: [name, ...more],
} = readLine(USAGE, { allowPositionals: true });
if (more.length > 0) wrongUsage(USAGE);
const { processes } = await readServices();
const entries = await loadEntries(processes);

const entry = entries.find((one) => one.process.name === name);
if (name && !entry)
  wrongUsage(
    USAGE,
    `There is no process "${name}". There are: ${processes.map((one) => one.name).join(', ')}.`,
  );

const rows: string[][] = entry
  ? listSettingsOf(entry, servicesCalledBy(entry.process, processes)).map(row)
  : listSettings(entries, installationSettings).map((one) => [
      ...row(one),
      one.processes.join(', ') || 'all',
    ]);
const head = ['setting', 'type', 'if not set', 'meaning', ...(entry ? [] : ['read by'])];
for (const line of markdownTable(head, rows)) console.log(line);
console.log(`\n${zoneDataLine(reportZoneData(new Date()))}`);

function row(one: ListedSetting): string[] {
  return [`\`${one.name}\``, one.type, one.default, one.meaning];
}
