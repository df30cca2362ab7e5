import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { readLine } from '../../command-line/read-line.ts';
import { loadEntries } from '../../standalone/load-entries.ts';
import { listMetrics } from './list-metrics.ts';
import { printMetrics } from './print-metrics.ts';

// `npm run metrics [-- --write]`: every metric of every process; written, the page beside the README.
const { values } = readLine('npm run metrics [-- --write]', { options: { write: { type: 'boolean' } } });
const { processes } = await readServices();
const page = printMetrics(await listMetrics(await loadEntries(processes)));
if (values.write) writeFileSync(path.join(import.meta.dirname, '../METRICS.md'), page);
else console.log(page);
// Measuring the runtime keeps the process alive.
process.exit();
