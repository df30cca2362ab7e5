import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { freshHistory, type Publication } from '@carillon/posts/domain/publication.ts';
import { openContext } from './carillon-context.ts';
import { databaseOf } from './databases.ts';
import { dueAtOf, type Round } from './round.ts';
import { type Dispatched, startWorkers } from './workers.ts';

const AT_ONCE = 200;

/** Publications of many users, all due at one instant, through the current workers, or those of another build. */
export async function dispatchByCarillon(round: Round, folder?: string): Promise<Dispatched> {
  const database = databaseOf(round);
  const bus = createInProcessBus({ log: createLogger('dispatch', 'error') });
  const context = await openContext({ mongoUri: round.storeUri, database, bus });
  try {
    for (let at = 0; at < round.jobs; at += AT_ONCE) {
      const many = Math.min(AT_ONCE, round.jobs - at);
      await Promise.all(
        Array.from({ length: many }, (_, i) =>
          context.stores.publications.insert(publication(at + i, round), []),
        ),
      );
    }
  } finally {
    await context.close();
    await bus.close();
  }
  const crew = await startWorkers(
    'carillon-worker.ts',
    round.workers,
    {
      STORE_URI: round.storeUri,
      DATABASE: database,
      ...(round.concurrency && { CONCURRENCY: String(round.concurrency) }),
      NETWORK_MS: String(round.networkMs),
      ...(round.amqpUrl && { AMQP_URL: round.amqpUrl }),
    },
    folder,
  );
  try {
    return await crew.finished(round);
  } finally {
    await crew.stop();
  }
}

const publication = (n: number, round: Round): Publication => {
  const dueAt = dueAtOf(n, round);
  const account = n % round.accounts;
  return {
    id: `publication-${n}`,
    postId: `post-${n}`,
    workspaceId: `workspace-${account}`,
    platform: n % 2 === 0 ? 'facebook' : 'instagram',
    targetId: `page-${account}`,
    targetName: 'A page',
    content: `publication-${n}`,
    media: [],
    createdAt: new Date(),
    dueAt,
    localTime: null,
    timezone: null,
    ...freshHistory([]),
    status: 'scheduled',
    nextAttemptAt: dueAt,
    waitingFor: 'time',
    reason: null,
  };
};
