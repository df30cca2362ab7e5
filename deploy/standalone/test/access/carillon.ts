import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from '@carillon/contracts/domain/roles.ts';
import { FIGURE_NAMES } from '@carillon/contracts/http/analytics/figures.ts';
import type { Operation } from '@carillon/contracts/operation.ts';
import { addressOf } from '@carillon/contracts/operation-address.ts';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import type { Entry } from '@carillon/kit/service/entry.ts';
import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { type ApiClient, bodyOf, createApiClient } from '../../api-client.ts';
import { composeStandalone } from '../../compose.ts';
import { readConfig } from '../../config.ts';
import { storeChanges } from './store-changes.ts';

/** The password of every account here. */
export const PASSWORD = 'correct horse battery';
const PLENTY = '100000';
/** Collections that a collector writes on its own while a test looks. */
const COLLECTED = new Set([
  'analytics.curves',
  'analytics.days',
  'analytics.publications',
  'analytics.targets',
]);
const SETTLED_WITHIN_MS = 60_000;

export interface Account {
  readonly client: ApiClient;
  readonly userId: string;
  readonly workspaceId: string;
}

interface StoredRow {
  _id: string;
  workspaceId?: string;
}

interface Options {
  /** Wraps each process before it opens. */
  watch?(entry: Entry): Entry;
  readonly env?: Readonly<Record<string, string>>;
  /** Another time than the machine's. */
  clock?(): Date;
  /** Each process also does its own chores. */
  readonly ownWork?: boolean;
}

/** All of Carillon in this process, and what its services keep. */
export async function startCarillon({ watch = (entry) => entry, env, clock, ownWork }: Options = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'carillon-access-'));
  const storeFolder = path.join(folder, 'store');
  const store = await startEmbeddedStore({ folder: storeFolder, durable: false });
  const changes = storeChanges(storeFolder);
  /** The last read, and its version of the store. */
  let lastKept: { readonly of: string; readonly version: number; readonly rows: unknown[] } | null = null;
  const config = await readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    CARILLON_DATA: path.join(folder, 'data'),
    LOG_LEVEL: 'silent',
    PLANS: 'off',
    MONGODB_URI: store.uri,
    RATE_STRICT: PLENTY,
    RATE_COSTLY: PLENTY,
    RATE_NORMAL: PLENTY,
    ...env,
  });
  const wrap = ownWork ? withStart : withoutOwnWork;
  const entries = config.entries.map((entry) => watch(wrap(entry)));
  const compose = () => composeStandalone({ ...config, entries }, { ...(clock && { clock }) });
  let app = await compose();
  const databases = new Map<string, Awaited<ReturnType<typeof connectUnchecked>>>();
  const databaseOf = async (service: string) => {
    const open = databases.get(service) ?? (await connectUnchecked(store.uri, `carillon_${service}`));
    databases.set(service, open);
    return open;
  };

  /** @throws Error while an event has not reached everybody */
  const checkEvents = async (service: string): Promise<void> => {
    const database = await databaseOf(service);
    for (const { name } of await database.listCollections())
      if (await database.collection(name).findOne({ outboxAt: { $exists: true } }))
        throw new Error(`an event waits in ${service}.${name}`);
  };

  /** @throws Error while an event has not reached everybody, or a post is on its way to its network */
  const checkSettled = async (services: readonly string[]): Promise<void> => {
    await Promise.all(services.map(checkEvents));
    const publications = (await databaseOf('posts')).collection('publications');
    const isDue = { status: 'scheduled', wakeAt: { $lte: new Date() } };
    if (await publications.findOne({ $or: [{ status: 'publishing' }, isDue] }))
      throw new Error('a post is on its way');
  };

  const logIn = async (name: string): Promise<ApiClient> => {
    const client = createApiClient(app.url);
    const enter = () => client.post('/api/login', { email: `${name}@example.com`, password: PASSWORD });
    if ('token' in (await bodyOf<object>(enter()))) return client;
    // The login asks for a passkey, which was only created so that a call can name it.
    await (await databaseOf('identity')).collection('passkeys').deleteMany({});
    await bodyOf(enter());
    return client;
  };

  return {
    get url() {
      return app.url;
    },
    /** Where all of it is, the store too. */
    folder,
    /** Restarts, so that periodic work runs at once. */
    async restart() {
      await app.close();
      app = await compose();
    },
    logIn,
    dataFolder: config.CARILLON_DATA,
    async logInAgain(name: string): Promise<string> {
      const client = await logIn(name);
      const { sessions } = await bodyOf<{ sessions: { id: string; current: boolean }[] }>(
        client.get('/api/user/sessions'),
      );
      return sessions.find(({ current }) => current)?.id ?? '';
    },
    async signUp(name: string): Promise<Account> {
      const account = {
        email: `${name}@example.com`,
        name,
        password: PASSWORD,
        password_confirmation: PASSWORD,
      };
      await bodyOf(createApiClient(app.url).post('/api/register', account));
      const client = await logIn(name);
      const { id, workspace } = await bodyOf<{ id: string; workspace: { id: string } }>(
        client.get('/api/user'),
      );
      return { client, userId: id, workspaceId: workspace.id };
    },
    /** Logs that user in again, in the owner's workspace with a role there; another owner is confirmed. */
    async asMember(
      name: string,
      owner: ApiClient,
      role: Role,
      confirmation: object = { current_password: PASSWORD },
    ): Promise<ApiClient> {
      const email = `${name}@example.com`;
      const { link } = await bodyOf<{ link: string }>(
        owner.post('/api/workspace/invitations', { email, role, ...confirmation }),
      );
      const client = await logIn(name);
      await bodyOf(client.post('/api/invitations/accept', { secret: link.split('#')[1] }));
      return client;
    },
    /** Somebody signs up and joins the owner's workspace; their id. */
    async addMember(owner: ApiClient): Promise<string> {
      const name = `member-${randomUUID()}`;
      const { userId } = await this.signUp(name);
      await this.asMember(name, owner, 'viewer');
      return userId;
    },
    /** Stores a comment as a collector does after reading one; no collector runs here. */
    async addComment(workspaceId: string, targetId: string): Promise<string> {
      const id = randomUUID();
      const publication = {
        workspaceId,
        platform: 'facebook',
        targetId,
        pageId: targetId,
        targetName: 'Bells',
      };
      const comment = {
        publicationId: id,
        postId: id,
        remoteId: id,
        postWords: 'Words',
        text: 'Lovely',
        mood: null,
      };
      const analytics = await databaseOf('analytics');
      await analytics.collection<StoredRow>('publications').insertOne({
        _id: id,
        ...publication,
        target: `${workspaceId} facebook ${targetId}`,
        postId: id,
        remoteId: id,
        words: 'Words',
        terms: [],
        publishedAt: new Date(),
        removed: false,
        gone: false,
        revision: 1,
        seq: 0,
        isDrawn: false,
        postUrl: null,
        engagement: null,
        readAt: null,
        dueAt: null,
        commentsKept: null,
        ...Object.fromEntries(FIGURE_NAMES.map((figure) => [figure, null])),
      } as StoredRow);
      await analytics.collection<StoredRow>('comments').insertOne({
        _id: id,
        ...publication,
        ...comment,
        url: null,
        postUrl: null,
        at: new Date(),
        keptAt: new Date(),
        actedAt: new Date(0),
        author: 'Bob',
        reply: null,
        unreadBy: [],
        replyIds: [],
        liked: false,
        hidden: false,
      } as StoredRow);
      return id;
    },
    /** Returns a service's collection, for changes that no call can make. */
    stored: async (service: string, collection: string) =>
      (await databaseOf(service)).collection<StoredRow>(collection),
    databaseOf,
    /** All that the services keep for a workspace, once nothing that was begun changes it any more. */
    async keptFor(workspaceId: string, services: readonly string[]): Promise<unknown[]> {
      const of = [workspaceId, ...services].join(' ');
      if (lastKept?.of === of && lastKept.version === changes.version()) return lastKept.rows;
      await eventually(async () => {
        await checkSettled(services);
        // An event may have moved from the process checked last to the one checked first.
        await checkSettled(services);
      }, SETTLED_WITHIN_MS);
      const version = changes.version();
      const all = services.map(async (service) => {
        const database = await databaseOf(service);
        const collections = await database.listCollections();
        const storedCollections = collections.filter(({ name }) => !COLLECTED.has(`${service}.${name}`));
        const documents = storedCollections.map(({ name }) =>
          database.collection(name).find({ workspaceId }).sort({ _id: 1 }).toArray(),
        );
        return (await Promise.all(documents)).flat();
      });
      const rows = (await Promise.all(all)).flat();
      lastKept = { of, version, rows };
      return rows;
    },
    async close() {
      await app.close();
      changes.close();
      await Promise.all([...databases.values()].map((one) => one.close()));
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Turns off a process's background work: it would change what a test compares. Publishing stays. */
const withoutOwnWork = (entry: Entry): Entry =>
  entry.process.name === 'worker'
    ? entry
    : {
        ...entry,
        open: async (config, runtime) => ({ ...(await entry.open(config, runtime)), start: undefined }),
      };

/** All of it, where the clock is set by hand too. */
const withStart = (entry: Entry): Entry => ({
  ...entry,
  open: async (config, runtime) => ({ ...(await entry.open(config, runtime)), doDue: undefined }),
});

export type Carillon = Awaited<ReturnType<typeof startCarillon>>;

interface Input {
  readonly params?: unknown;
  readonly body?: object | FormData;
}

/** Calls an operation as a page does. What is streamed without an end is left. */
export async function call(client: ApiClient, operation: Operation, { params, body }: Input = {}) {
  const reply = await client.send(
    operation.method,
    `/api${addressOf(operation, { params })}`,
    operation.method === 'GET' ? undefined : body,
  );
  const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson) await reply.body?.cancel();
  return { status: reply.status, text: isJson ? await reply.text() : '' };
}
