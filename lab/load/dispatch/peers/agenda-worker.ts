import { setTimeout as pause } from 'node:timers/promises';
import { latencyMs } from '../latency.ts';
import { createReport, serveBench } from '../report.ts';
import { agendaOver } from './agenda.ts';

const { STORE_URI = '', DATABASE = '', CONCURRENCY = '', NETWORK_MS = '0' } = process.env;
const report = createReport();
const agenda = agendaOver(STORE_URI, DATABASE, Number(CONCURRENCY));
agenda.define<{ id: string }>(
  'publish',
  async ({ attrs }) => {
    report.add(attrs.data.id);
    if (Number(NETWORK_MS) > 0) await pause(latencyMs(Number(NETWORK_MS)));
  },
  { concurrency: Number(CONCURRENCY) },
);
await agenda.start();
serveBench(async () => {
  await agenda.stop();
  report.flush();
});
