import { agendaOver } from './agenda.ts';
import { createReport, serveBench } from './report.ts';

const { STORE_URI = '', DATABASE = '', CONCURRENCY = '' } = process.env;
const report = createReport();
const agenda = agendaOver(STORE_URI, DATABASE, Number(CONCURRENCY));
agenda.define<{ id: string }>('publish', async ({ attrs }) => report.add(attrs.data.id), {
  concurrency: Number(CONCURRENCY),
});
await agenda.start();
serveBench(async () => {
  await agenda.stop();
  report.flush();
});
