import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda } from 'agenda';
import { databaseOf, uriOfDatabase } from '../databases.ts';
import { DEFAULT_CONCURRENCY, dueAtOf, type Round } from '../round.ts';
import { type Dispatched, startWorkers } from '../workers.ts';

const AT_ONCE = 200;

export const agendaOver = (storeUri: string, database: string, concurrency: number): Agenda =>
  new Agenda({
    backend: new MongoBackend({ address: uriOfDatabase(storeUri, database) }),
    processEvery: 1000,
    maxConcurrency: concurrency,
    defaultConcurrency: concurrency,
  });

/** The same dispatch by Agenda: jobs in the same store, looked for as often as Carillon's scheduler does. */
export async function dispatchByAgenda(round: Round): Promise<Dispatched> {
  const database = databaseOf(round);
  const concurrency = round.concurrency ?? DEFAULT_CONCURRENCY;
  const agenda = agendaOver(round.storeUri, database, concurrency);
  await agenda.ready;
  for (let at = 0; at < round.jobs; at += AT_ONCE) {
    const many = Math.min(AT_ONCE, round.jobs - at);
    await Promise.all(
      Array.from({ length: many }, (_, i) =>
        agenda.schedule(dueAtOf(at + i, round), 'publish', { id: `job-${at + i}` }),
      ),
    );
  }
  await agenda.stop();
  const crew = await startWorkers('peers/agenda-worker.ts', round.workers, {
    STORE_URI: round.storeUri,
    DATABASE: database,
    CONCURRENCY: String(concurrency),
    NETWORK_MS: String(round.networkMs),
  });
  try {
    return await crew.finished(round);
  } finally {
    await crew.stop();
  }
}
