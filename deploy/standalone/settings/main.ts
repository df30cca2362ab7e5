import { servicesCalledBy } from '@carillon/contracts/service.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { installationSettings } from '../config.ts';
import { loadEntries } from '../load-entries.ts';
import { type ListedSetting, listSettings, listSettingsOf } from './list-settings.ts';

// `npm run settings [-- PROCESS]`: every setting of an installation, or of one process that runs by itself, as a table.
const { processes } = await readServices();
const entries = await loadEntries(processes);
const [name] = process.argv.slice(2);
const entry = entries.find((one) => one.process.name === name);
if (name && !entry) {
  console.error(`There is no process "${name}". There are: ${processes.map((one) => one.name).join(', ')}.`);
  process.exit(1);
}

const rows: string[][] = entry
  ? listSettingsOf(entry, servicesCalledBy(entry.process, processes)).map(row)
  : listSettings(entries, installationSettings).map((one) => [
      ...row(one),
      one.processes.join(', ') || 'all',
    ]);
const head = ['setting', 'type', 'if not set', 'meaning', ...(entry ? [] : ['read by'])];
for (const cells of aligned([head, head.map(() => ''), ...rows])) console.log(`| ${cells.join(' | ')} |`);

function row(one: ListedSetting): string[] {
  return [`\`${one.name}\``, one.type, one.default, one.meaning];
}

/** The second line is the rule below the head. */
function aligned(table: readonly string[][]): string[][] {
  const widths = head.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  return table.map((cells, line) =>
    cells.map((cell, column) =>
      line === 1 ? '-'.repeat(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    ),
  );
}
