import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { loadEntries } from '../../standalone/load-entries.ts';
import { type ListedMetric, listMetrics } from './list-metrics.ts';
import { isOwn, printMetrics } from './print-metrics.ts';

const listAll = async (): Promise<ListedMetric[]> =>
  listMetrics(await loadEntries((await readServices()).processes));

test('the page of metrics is what the processes show: npm run metrics -- --write', async () => {
  const page = readFileSync(path.join(import.meta.dirname, '../METRICS.md'), 'utf8');
  const all = await listAll();
  const ownPart = printMetrics(all.filter(isOwn)).split('## Of Node.js')[0];
  expect(page.split('## Of Node.js')[0]).toBe(ownPart);
  if (process.platform === 'linux') expect(page).toBe(printMetrics(all));
});

test('each of our metrics says what it counts, and its unit', async () => {
  for (const { name, type, help } of (await listAll()).filter(isOwn)) {
    expect(help.length).toBeGreaterThan(30);
    if (name.endsWith('_seconds')) expect(`${name}: ${help}`).toContain('seconds');
    expect(`${name} ${type === 'counter'}`).toBe(`${name} ${name.endsWith('_total')}`);
  }
});

test('a scrape of every process has every metric that the page says it shows', async () => {
  const lag = (await listAll()).find(({ name }) => name === 'carillon_dispatch_lag_seconds');
  expect(lag).toMatchObject({ type: 'gauge', processes: ['worker'] });
});
