import { readLine } from '../../../deploy/command-line/read-line.ts';
import { checkOutBeside } from '../beside.ts';
import { dispatchByCarillon } from './carillon.ts';
import { dropDatabases } from './databases.ts';
import { peersOf } from './peer-names.ts';
import { installPeers } from './peers/install.ts';
import type { Round } from './round.ts';
import { startServers } from './servers.ts';
import { printTable, type Row, rowOf } from './table.ts';

// `npm run bench:dispatch`: measures how late publications are published that are all due at one instant, or over a
// minute; how that grows with their number and with workers; and the same dispatch by BullMQ and Agenda, and by
// another commit of Carillon.
const USAGE =
  'npm run bench:dispatch -- [--network-ms N] [--jobs LIST] [--workers LIST] [--spread N] [--compare N] [--peers NAMES] [--beside COMMIT] [--concurrency N] [--accounts N]';
const { values } = readLine(USAGE, {
  options: {
    /** The networks' average response time: half to one and a half of it, and five times for 1 %. */
    'network-ms': { type: 'string', default: '0' },
    jobs: { type: 'string', default: '1000,10000' },
    workers: { type: 'string', default: '1,2,4' },
    /** So many jobs are also measured spread over a minute; 0 for none. */
    spread: { type: 'string', default: '10000' },
    /** The number of jobs that workers and peers are compared with. */
    compare: { type: 'string', default: '10000' },
    /** Which of them to measure too; `none` for none. */
    peers: { type: 'string', default: 'bullmq' },
    /** A commit whose workers are measured too, as they are by default. */
    beside: { type: 'string' },
    /** The default of Carillon's workers when left out. */
    concurrency: { type: 'string' },
    accounts: { type: 'string', default: '5000' },
  },
});
const numbers = (list: string): number[] => list.split(',').map(Number);
const peers = peersOf(values.peers);
if (peers.size > 0) installPeers();
const compare = Number(values.compare);
const amqpUrl = process.env.AMQP_URL;
const servers = await startServers({ redis: peers.has('bullmq') });
const rows: Row[] = [];
const startedAt = Date.now();
const other = values.beside ? await checkOutBeside(values.beside, import.meta.dirname) : null;

try {
  for (const jobs of other ? numbers(values.jobs) : [])
    await measure(`carillon at ${values.beside}`, (round) => dispatchByCarillon(round, other?.folder), {
      jobs,
    });
  for (const jobs of numbers(values.jobs))
    await measure('carillon, one process', (round) => dispatchByCarillon(round), { jobs });
  if (Number(values.spread) > 0)
    await measure('carillon, over a minute', (round) => dispatchByCarillon(round), {
      jobs: Number(values.spread),
      spreadMs: 60_000,
    });
  for (const workers of amqpUrl ? numbers(values.workers) : [])
    await measure('carillon, RabbitMQ', (round) => dispatchByCarillon(round), {
      jobs: compare,
      workers,
      amqpUrl,
    });
  for (const workers of numbers(values.workers)) {
    if (peers.has('bullmq')) {
      const { dispatchByBullmq } = await import('./peers/bullmq.ts');
      await measure('BullMQ', dispatchByBullmq, { jobs: compare, workers });
    }
    if (peers.has('agenda')) {
      const { dispatchByAgenda } = await import('./peers/agenda.ts');
      await measure('Agenda', dispatchByAgenda, { jobs: compare, workers });
    }
  }
} finally {
  await servers.close();
  await other?.remove();
}
printTable(rows);

async function measure(
  system: string,
  dispatch: (round: Round) => ReturnType<typeof dispatchByCarillon>,
  { jobs, workers = 1, spreadMs = 0, amqpUrl: broker }: MeasuredRun,
): Promise<void> {
  const round: Round = {
    // Each run has its own ids: an interrupted run leaves its databases behind, with due jobs.
    id: `${startedAt.toString(36)}-${rows.length}`,
    jobs,
    workers,
    concurrency: values.concurrency ? Number(values.concurrency) : undefined,
    networkMs: Number(values['network-ms']),
    accounts: Number(values.accounts),
    dueAt: new Date(Date.now() + leadMs(jobs)),
    spreadMs,
    storeUri: servers.storeUri,
    redisPort: servers.redisPort,
    amqpUrl: broker,
  };
  const dispatched = await dispatch(round).finally(() => dropDatabases(servers.storeUri, round));
  const row = rowOf({ system, jobs, workers }, dispatched);
  rows.push(row);
  console.log(JSON.stringify(row));
}

interface MeasuredRun {
  readonly jobs: number;
  readonly workers?: number;
  readonly spreadMs?: number;
  readonly amqpUrl?: string | undefined;
}

/** Time to write the jobs down and start the workers before any is due. */
function leadMs(jobs: number): number {
  return 10_000 + jobs * 1.5;
}
