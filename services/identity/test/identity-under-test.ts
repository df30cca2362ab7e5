import { type MailEnvelope, mailEnvelope, mailPlace } from '@carillon/contracts/domain/mail.ts';
import { byPlatform } from '@carillon/contracts/domain/platforms.ts';
import type { Role } from '@carillon/contracts/domain/roles.ts';
import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { invitationChanged } from '@carillon/contracts/events/identity/invitation-changed.ts';
import { mailRequested } from '@carillon/contracts/events/identity/mail-requested.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { sessionEntered } from '@carillon/contracts/events/identity/session-entered.ts';
import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import { resolveSession } from '@carillon/contracts/http/identity/sessions/resolve-session.ts';
import type { CallerName } from '@carillon/contracts/service-names.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { loadConfig } from '@carillon/kit/config.ts';
import {
  createServiceClient,
  type ServiceClient,
  type Transports,
} from '@carillon/kit/http/service-client.ts';
import type { Log } from '@carillon/kit/log.ts';
import { createSealing } from '@carillon/kit/sealing.ts';
import type { SecurityEvent } from '@carillon/kit/security-log.ts';
import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { failPointsOf } from '@carillon/kit/test/fail-points.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { testSigner } from '@carillon/kit/test/test-keys.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { testStore } from '@carillon/kit/test/test-store.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { expect } from '@jest/globals';
import { createApp } from '../app.ts';
import { settings } from '../config.ts';
import { type ContextOverrides, createContext } from '../context.ts';
import type { PasswordCost } from '../crypto/passwords.ts';
import { hashOf } from '../crypto/secret.ts';
import { entry } from '../main.ts';
import { createFakeNetwork, type FakeNetwork } from './fake-network.ts';

/** A logged-in browser. */
export interface Visitor {
  readonly userId: string;
  readonly workspaceId: string;
  readonly role: Role;
  readonly sessionId: string;
  readonly cookie: string;
}

export const PASSWORD = 'correct horse';
/** The least that Argon2 takes: these are many. */
const CHEAP: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };
export const MAIL_KEY = Buffer.alloc(32, 7);
export const VAULT_KEY = Buffer.alloc(32, 8);

const openMail = (id: string, sealed: string): MailEnvelope =>
  mailEnvelope.parse(JSON.parse(createSealing(MAIL_KEY).open(sealed, mailPlace(id))));

/** The service over its own store, with a clock moved by hand and scripted networks. */
export async function startIdentity(
  publicUrl = 'http://localhost:8080',
  instead?: SocialNetworks | ContextOverrides['networks'],
  plans?: Transports,
  more: Readonly<Record<string, string>> = {},
) {
  const { uri, prefix, release } = await testStore();
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const networks = {
    ...byPlatform((name) => createFakeNetwork(name, clock)),
    linkedin: linkedin(clock),
  };
  const networksOf = typeof instead === 'function' ? instead : () => instead ?? networks;
  const env = {
    PUBLIC_URL: publicUrl,
    VAULT_KEY: VAULT_KEY.toString('base64'),
    MAIL_KEY: MAIL_KEY.toString('base64'),
    PLANS: plans ? 'on' : 'off',
    ...more,
  };
  const bus = createInProcessBus({ log: quietLog });
  const events: unknown[] = [];
  const mails: MailEnvelope[] = [];
  const record = async ({ type, data }: { type: string; data: object }) =>
    void events.push({ type, ...data });
  await bus.subscribe({ queue: 'test.connections', kind: connectionChanged, handle: record });
  await bus.subscribe({ queue: 'test.sessions', kind: sessionRevoked, handle: record });
  await bus.subscribe({
    queue: 'test.mails',
    kind: mailRequested,
    handle: async ({ data: { mail_id, sealed } }) => void mails.push(openMail(mail_id, sealed)),
  });
  await bus.subscribe({ queue: 'test.tokens', kind: accessTokenRevoked, handle: record });
  for (const kind of [
    ...[memberChanged, workspaceChanged, invitationChanged, sessionEntered],
    accountReclaimed,
  ])
    await bus.subscribe({ queue: `test.${kind.type}`, kind, handle: record });
  const securityEvents: SecurityEvent[] = [];
  const surroundings = { bus, clock, store: { uri, prefix }, ...(plans && { transports: plans }) };
  const context = await createContext(
    loadConfig(settings, env),
    testRuntime(entry, {
      ...surroundings,
      securityLog: { tell: (event) => void securityEvents.push(event) },
    }),
    {
      networks: networksOf,
      watchEveryMs: 50,
      deleteEveryMs: 50,
      passwordCost: CHEAP,
    },
  );
  const app = createApp(context);
  const as = (name: CallerName) =>
    createServiceClient(testSigner(name), { identity: (request) => app.fetch(request) });
  /** Like the first one that an operation names. */
  const service: ServiceClient = {
    call: (operation, input) =>
      as((operation.access as readonly CallerName[])[0] ?? 'gateway').call(operation, input),
  };
  const raw = await connectUnchecked(uri, `${prefix}_identity`);
  let people = 0;

  const send = async (
    method: string,
    url: string,
    body?: unknown,
    visitor?: Visitor,
    address = '10.0.0.1',
    device?: string,
    signIn?: string,
  ): Promise<Response> => {
    const caller = visitor && { kind: 'user' as const, ...visitor };
    return app.request(url, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        'x-client-address': address,
        ...(device && { 'x-device': device }),
        ...(signIn && { 'x-sign-in': signIn }),
        ...(caller && { authorization: `Bearer ${await testSigner('gateway').sign('identity', caller)}` }),
      },
    });
  };

  const logIn = async (email: string, remember = false): Promise<Visitor> => {
    return visitorOf(await send('POST', '/login', { email, password: PASSWORD, remember }));
  };

  const visitorOf = async (reply: Response): Promise<Visitor> => {
    const cookie = /carillon_session=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const { session } = await service.call(resolveSession, { body: { session: cookie } });
    if (!session) throw new Error(`no session: ${await reply.text()}`);
    const { id: sessionId, user_id: userId, workspace_id: workspaceId, role } = session;
    return { userId, workspaceId, role, sessionId, cookie };
  };

  const signUp = async (email = `ada${++people}@example.com`): Promise<Visitor> => {
    await send('POST', '/register', registration(email));
    return logIn(email);
  };

  return {
    app,
    /** The security log's events since the last look. */
    takeSecurityEvents: () => securityEvents.splice(0),
    networks,
    as,
    service,
    clock,
    advance: (ms: number) => {
      ahead += ms;
    },
    get: (url: string, visitor?: Visitor) => send('GET', url, undefined, visitor),
    /** In the browser that has that sign-in cookie. */
    inBrowser: (signIn: string | undefined, method: string, url: string, body?: object, visitor?: Visitor) =>
      send(method, url, body, visitor, undefined, undefined, signIn),
    /** Whom a reply has logged in. */
    visitorOf,
    post: (url: string, body?: unknown, visitor?: Visitor) => send('POST', url, body, visitor),
    del: (url: string, visitor?: Visitor) => send('DELETE', url, undefined, visitor),
    put: (url: string, body?: unknown, visitor?: Visitor) => send('PUT', url, body, visitor),
    /** A stranger's, from another address than everybody else. */
    postFrom: (address: string, url: string, body: unknown, device?: string) =>
      send('POST', url, body, undefined, address, device),
    /** As if so many tries had come for the email, from anywhere. */
    setTries: (email: string, count: number) =>
      raw.collection<{ _id: string }>('login_tries').updateOne({ _id: hashOf(email) }, { $set: { count } }),
    /** Makes the store's commands fail. */
    fail: failPointsOf(raw),
    /** A collection's name for it. */
    namespace: (collection: string) => `${prefix}_identity.${collection}`,
    logIn,
    /** The session of a cookie. */
    session: async (cookie: string) =>
      (await service.call(resolveSession, { body: { session: cookie } })).session,
    signUp,
    /** Invites somebody into the owner's workspace, who accepts; from then on they work there. */
    async enrol(owner: Visitor, visitor: Visitor, role: Role): Promise<Visitor> {
      const { email } = (await (await send('GET', '/user', undefined, visitor)).json()) as { email: string };
      const confirmation = role === 'owner' && { current_password: PASSWORD };
      const invited = await send('POST', '/workspace/invitations', { email, role, ...confirmation }, owner);
      const { link } = (await invited.json()) as { link: string };
      const accepted = await send('POST', '/invitations/accept', { secret: link.split('#')[1] }, visitor);
      if (!accepted.ok) throw new Error(`it was not accepted: ${await accepted.text()}`);
      return { ...visitor, workspaceId: owner.workspaceId, role };
    },
    forget: (collection: string, filter: object) => raw.collection(collection).deleteMany(filter),
    change: (collection: string, filter: object, fields: object) =>
      raw.collection(collection).updateMany(filter, { $set: fields }),
    /** Everything kept of a kind, as it lies in the database. */
    stored: (collection: string) => raw.collection(collection).find({}).toArray(),
    /** The events sent since the last look. */
    async sent(): Promise<unknown[]> {
      await context.relay.drain();
      return events.splice(0);
    },
    /** The mails requested since the last look, decrypted as by notifications, except those that confirm an email. */
    async mailed(): Promise<MailEnvelope[]> {
      await context.relay.drain();
      return take(mails, ({ content }) => content.kind !== 'email_proof');
    },
    /** The secrets of the links that confirm an email, of an address. */
    async proofs(email: string): Promise<string[]> {
      await context.relay.drain();
      return take(mails, ({ to, content }) => to === email && content.kind === 'email_proof').map(
        ({ content }) => (content.kind === 'email_proof' ? new URL(content.link).hash.slice(1) : ''),
      );
    },
    storeUri: uri,
    database: `${prefix}_identity`,
    /** Another process of the service over the same store. */
    async again(more: Readonly<Record<string, string>> = {}) {
      const lines: string[] = [];
      const info: Log['info'] = (...args: unknown[]) => void lines.push(String(args[1]));
      const log = { ...quietLog, info };
      const other = await createContext(
        loadConfig(settings, { ...env, ...more }),
        testRuntime(entry, { ...surroundings, log }),
        { networks: networksOf, passwordCost: CHEAP },
      );
      const answering = createApp(other);
      return {
        as: (name: CallerName) =>
          createServiceClient(testSigner(name), { identity: (request) => answering.fetch(request) }),
        /** A stranger's call. */
        post: (url: string, body: unknown) =>
          answering.request(url, { method: 'POST', body: JSON.stringify(body) }),
        /** Resolves when it has said that nothing is under an old key. */
        resealed: () =>
          eventually(async () => expect(lines.join()).toContain('all tokens are sealed under VAULT_KEY')),
        close: () => other.close(),
      };
    },
    /** From now on events wait. */
    stopSending: () => context.relay.close(),
    /** The text of a scrape. */
    metrics: () => context.telemetry.metrics.registry.metrics(),
    async close() {
      await raw.close();
      await context.close();
      await bus.close();
      await release();
    },
  };
}

function take<T>(from: T[], matches: (one: T) => boolean): T[] {
  const { taken = [], left = [] } = Object.groupBy(from, (one) => (matches(one) ? 'taken' : 'left'));
  from.splice(0, from.length, ...left);
  return taken;
}

export type Identity = Awaited<ReturnType<typeof startIdentity>>;

export const registration = (email: string) => ({
  email,
  name: 'Ada Lovelace',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  timezone: 'Europe/London',
});

/** Its only target is the member, who has no token but the grant's. */
function linkedin(clock: () => Date): FakeNetwork {
  const network = createFakeNetwork('linkedin', clock);
  network.pages = [{ id: 'urn:li:person:ada', name: 'Ada Lovelace', picture: null, accessToken: null }];
  return network;
}
