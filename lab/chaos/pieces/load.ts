import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient, bodyOf } from '../../../deploy/standalone/api-client.ts';
import { createConnectedUser } from '../../../deploy/standalone/testing/connected-user.ts';
import { fetchAsUser } from '../system/user-fetch.ts';
import { type AtWork, faultsOf, keepScheduling, keepWriting, type Record } from './publishing.ts';

/** The users' calls, and the services that each needs; pages and files need only the gateway. */
const CALLS: readonly (readonly [path: string, needs: readonly string[]])[] = [
  ['/dashboard', ['mfe-dashboard']],
  ['/remotes.json', []],
  ['/api/user', ['identity']],
  ['/api/posts/user', ['posts']],
  ['/api/posts/drafts', ['posts']],
  ['/api/business-plans', ['ai']],
  ['/api/plan', ['billing']],
  ['/api/analytics/overview', ['analytics']],
  ['/api/notifications', ['notifications']],
];
const BETWEEN_MS = 60;
/** How soon a live stream that ended is open again. */
const STREAM_BACK_MS = 5_000;

/** The load's figures since the last look. */
export interface LoadFigures {
  readonly requests: number;
  readonly longestMs: number;
  /** Failed replies although everything they need was running, and those during outages. */
  readonly failures: readonly string[];
  readonly ownFailures: number;
  /** Failures during outages that didn't say so clearly. */
  readonly unclear: readonly string[];
}

export interface Load {
  /** Sets the services that are away: calls that need one of them may fail from now on. */
  away(services: readonly string[]): void;
  take(): LoadFigures;
  /** Ends it, and says what of the users' writing is not there once, and what of their posts is not out once. */
  close(): Promise<WrittenRow>;
}

export interface WrittenRow {
  readonly posts: number;
  readonly faults: readonly string[];
}

/** Users who read, write, have posts written and schedule them all the time, and hold a live stream. */
export async function startLoad(url: string, storeUri: string, count: number): Promise<Load> {
  let lostRows: readonly string[] = [];
  let ending = false;
  let figures = fresh();
  const users = await Promise.all(
    Array.from({ length: count }, (_, n) => createConnectedUser(url, `pieces${n}`, fetchAsUser)),
  );
  const clients = users.map(({ client }) => client);

  /** A call counts as one of what is away if that was away when it began or when it ended. */
  const record: Record = async (what, needs, call) => {
    const startedAt = performance.now();
    const before = lostRows;
    let fault = '';
    let clear = true;
    let reply: Response | null = null;
    try {
      reply = await call();
      if (!reply.ok) {
        const text = await reply.text();
        fault = `${what}: ${reply.status} ${text.slice(0, 120).replaceAll('\n', ' ')}`;
        // A page of nobody’s is the shell, which says so.
        clear = what.startsWith('/api/')
          ? reply.status === 503 && text.includes('"message"')
          : reply.status === 404 && text.includes('<html');
      }
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
      fault = `${what}: ${error}${cause}`;
      clear = false;
    }
    figures.requests++;
    figures.longestMs = Math.max(figures.longestMs, performance.now() - startedAt);
    if (!fault) return reply;
    const isOwn = [...before, ...lostRows].some((name) => needs.includes(name));
    if (!isOwn) figures.failures.push(fault);
    else if (clear) figures.ownFailures++;
    else figures.unclear.push(fault);
    return null;
  };

  const reading = clients.map(async (client, n) => {
    for (let at = n; !ending; at++) {
      const [path, needs] = CALLS[at % CALLS.length] ?? ['/', []];
      const reply = await record(path, needs, () => client.get(path));
      await reply?.arrayBuffer();
      await pause(BETWEEN_MS);
    }
  });
  const writing = clients.map(async (client) => {
    const id = randomUUID();
    let version = 0;
    let unknown = 0;
    while (!ending) {
      const body = { name: 'Of the run', text: `Version ${version + 1}`, version };
      const reply = await record('/api/posts/templates (PUT)', ['posts'], () =>
        client.send('PUT', `/api/posts/templates/${id}`, body),
      );
      if (reply) version = ((await reply.json()) as { template: { version: number } }).template.version;
      else unknown++;
      await pause(BETWEEN_MS * 4);
    }
    const { templates } = await bodyOf<{ templates: { id: string; version: number }[] }>(
      client.get('/api/posts/templates'),
    );
    const storedVersion = templates.find((one) => one.id === id)?.version ?? 0;
    return storedVersion >= version && storedVersion <= version + unknown
      ? []
      : [`wrote version ${version}, ${storedVersion} is there`];
  });
  const [first] = clients;
  const streaming = first ? stream(first) : Promise.resolve();
  const atWork: AtWork = { record, isOver: () => ending };
  const scheduling = users.map((user) => keepScheduling(user, atWork));
  const drafting = users.slice(0, 1).map((user) => keepWriting(user, atWork));

  async function stream(client: ApiClient): Promise<void> {
    while (!ending) {
      const reply = await record('/api/events', ['identity'], () => openAgain(client));
      // It ends with its gateway, or when the client has had enough.
      await reply?.body?.pipeTo(new WritableStream()).catch(() => undefined);
      await pause(BETWEEN_MS);
    }
  }

  /** Browsers try again too: what counts is how long a user is without it. */
  async function openAgain(client: ApiClient): Promise<Response> {
    const end = performance.now() + STREAM_BACK_MS;
    for (;;) {
      const reply = await client.get('/api/events').catch((error: unknown) => {
        if (performance.now() < end) return null;
        throw error;
      });
      if (reply && (reply.ok || performance.now() >= end)) return reply;
      await reply?.body?.cancel();
      await pause(BETWEEN_MS);
    }
  }

  return {
    away(services) {
      lostRows = services;
    },
    take() {
      const previous = figures;
      figures = fresh();
      return previous;
    },
    async close() {
      ending = true;
      await Promise.all([...reading, ...drafting, streaming]);
      const published = await Promise.all(scheduling);
      const faults = [...(await Promise.all(writing)).flat(), ...(await faultsOf(published, storeUri))];
      return { posts: published.reduce((sum, { taken }) => sum + taken.size, 0), faults };
    },
  };
}

const fresh = () => ({
  requests: 0,
  longestMs: 0,
  ownFailures: 0,
  failures: [] as string[],
  unclear: [] as string[],
});
