import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PERSONAL_DATA as AI } from '@carillon/ai/stores/personal-data.ts';
import { PERSONAL_DATA as ANALYTICS } from '@carillon/analytics/stores/personal-data.ts';
import { PERSONAL_DATA as BILLING } from '@carillon/billing/stores/personal-data.ts';
import { PERSONAL_DATA as IDENTITY } from '@carillon/identity/stores/personal-data.ts';
import type { StoredPersonalData } from '@carillon/kit/personal-data/stored-personal-data.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { PERSONAL_DATA as NOTIFICATIONS } from '@carillon/notifications/stores/personal-data.ts';
import { PERSONAL_DATA as POSTS } from '@carillon/posts/stores/personal-data.ts';
import { PERSONAL_DATA as WEBHOOKS } from '@carillon/webhooks/stores/personal-data.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bodyOf, createApiClient } from '../api-client.ts';
import { type Account, type Carillon, PASSWORD, startCarillon } from './access/carillon.ts';
import { connectedOwner } from './access/connected-owner.ts';
import { createConfirmation } from './access/make-access.ts';
import { makeEverything } from './access/make-everything.ts';
import type { Owner } from './access/owner.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Places that may still have an id of theirs, and why. Their name is nowhere. */
const STAYS: Readonly<Record<string, string>> = {
  'data/security.log': 'who did what is not forgotten with the account',
  'identity.passkey_challenges': 'the session that asked, for five minutes by the store’s clock',
};
/** Collections that the walk does not fill, and why not. */
const NOT_MADE: Readonly<Record<string, string>> = {
  'ai.model_uses': 'no model writes here',
  'identity.sign_in_states': 'no provider to sign in by is set up here',
  'identity.sign_in_tickets': 'no provider to sign in by is set up here',
  'ai.idempotency_keys': 'of the kind that posts has',
  'analytics.idempotency_keys': 'of the kind that posts has',
  'notifications.idempotency_keys': 'of the kind that posts has',
  'webhooks.idempotency_keys': 'of the kind that posts has',
};
const DESCRIBED: Readonly<Record<string, readonly StoredPersonalData[]>> = {
  ai: AI,
  analytics: ANALYTICS,
  billing: BILLING,
  identity: IDENTITY,
  notifications: NOTIFICATIONS,
  posts: POSTS,
  webhooks: WEBHOOKS,
};
/** Databases that aren't Carillon's: published posts stay on their network. */
const ELSEWHERE = new Set(['sandbox']);
/** A name that nothing else has. */
const NAME = 'quillonby';

let ahead = 0;
let carillon: Carillon;
let deletedAccount: Account & Owner;
let stays: Account & Owner;

beforeAll(async () => {
  carillon = await startCarillon({
    ownWork: true,
    clock: () => new Date(Date.now() + ahead),
    env: { PLANS: 'on', MAIL_GATHER_SECONDS: '1' },
  });
  deletedAccount = await connectedOwner(carillon, NAME, ['facebook', 'instagram']);
  stays = await connectedOwner(carillon, 'bob', ['facebook']);
}, 60_000);
afterAll(() => carillon.close());

/** Every row of every service, by its collection. */
async function allRows(): Promise<{ at: string; id: string; text: string }[]> {
  const { databases } = await (await carillon.databaseOf('identity'))
    .getClient()
    .db()
    .admin()
    .listDatabases();
  const rows: { at: string; id: string; text: string }[] = [];
  for (const { name: full } of databases) {
    const name = full.replace('carillon_', '');
    if (ELSEWHERE.has(name)) continue;
    const database = await carillon.databaseOf(name);
    for (const { name: collection } of await database.listCollections())
      for (const row of await database.collection(collection).find().toArray())
        rows.push({ at: `${name}.${collection}`, id: String(row._id), text: JSON.stringify(row) });
  }
  return rows;
}

/** All files outside the store, with their names. */
async function allFiles(): Promise<{ at: string; text: string }[]> {
  const entries = await readdir(carillon.folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  const outside = files
    .map((file) => ({ file, at: path.relative(carillon.folder, file) }))
    .filter(({ at }) => !at.startsWith('store'));
  return Promise.all(
    outside.map(async ({ file, at }) => ({ at, text: `${at} ${await readFile(file, 'latin1')}` })),
  );
}

/** Where one of these is still found. */
async function findTraces(traces: readonly string[]): Promise<string[]> {
  const places = [...(await allRows()), ...(await allFiles())];
  const matches = places.flatMap(({ at, text }) =>
    traces
      .filter((trace) => text.includes(trace) && (trace.includes(NAME) || !(at in STAYS)))
      .map((trace) => `${at} has ${trace}`),
  );
  return [...new Set(matches)];
}

/** Stores a mark like that of a summary sent on a Monday. */
async function addMark({ workspaceId, userId }: Account): Promise<void> {
  const marks = await carillon.stored('notifications', 'summary_marks');
  const row = { _id: `${workspaceId} ${userId} 2026-11-23`, workspaceId, userId, at: new Date() };
  await marks.insertOne(row as never);
}

/** Begins everything that waits for another step of its user when the account is closed. */
async function beginEverything({ client, url }: Owner, name: string): Promise<void> {
  const email = `${name}@example.com`;
  await bodyOf(client.get('/api/linkedin/auth'));
  await bodyOf(client.post('/api/user/authenticator', createConfirmation(client)));
  await bodyOf(client.post('/api/user/data-export', createConfirmation(client)));
  await bodyOf(client.post('/api/user/passkeys/start', createConfirmation(client)));
  const other = createApiClient(url);
  await bodyOf(other.post('/api/login', { email, password: PASSWORD }));
  await other.post('/api/forgot-password', { email });
}

/** Returns the traces of somebody's rows: their name, the ids, and the texts that nobody else has. */
async function tracesOf({ userId, workspaceId }: Account): Promise<{ traces: string[]; made: Set<string> }> {
  const ownValues = [userId, workspaceId, NAME];
  const rows = (await allRows()).filter(({ text }) => ownValues.some((trace) => text.includes(trace)));
  const texts = rows.flatMap(({ text }) => text.match(/(?:Text|Voice|Template|Group) [\da-f-]{36}/g) ?? []);
  const traces = [...new Set([...ownValues, ...rows.map(({ id }) => id), ...texts])];
  return { traces, made: new Set(rows.map(({ at }) => at)) };
}

/** Collections with something of a user or a workspace. */
const ofSomebody = Object.entries(DESCRIBED).flatMap(([service, collections]) =>
  collections.filter((one) => !('nothing' in one)).map(({ collection }) => `${service}.${collection}`),
);

/** Every service knows of the user and of the workspace, and identity has done its part. */
const heardByAll = () =>
  eventually(async () => {
    const rows = await allRows();
    const erasures = rows.filter(({ at }) => at.endsWith('.erasures'));
    expect(erasures).toHaveLength(2 * (Object.keys(DESCRIBED).length - 1));
    const done = rows.filter(({ at, text }) => at === 'identity.deletions' && text.includes('"erased"'));
    expect(done).toHaveLength(2);
  });

/** Waits until all sweeps that are due by now are done. */
const swept = () =>
  eventually(async () => {
    const { text = '' } = (await allRows()).find(isOverdue) ?? {};
    expect(text).toBe('');
  });
const isOverdue = ({ at, text }: { at: string; text: string }): boolean =>
  at.endsWith('.erasures') && Date.parse(JSON.parse(text).nextAt) <= Date.now() + ahead;

test('nothing of a deleted account is left, and others keep all of their data', async () => {
  for (const one of [deletedAccount, stays]) {
    await makeEverything(one);
    await addMark(one);
  }
  await beginEverything(deletedAccount, NAME);
  const traces = await eventually(async () => {
    const { traces, made } = await tracesOf(deletedAccount);
    expect(ofSomebody.filter((at) => !made.has(at)).sort()).toEqual(Object.keys(NOT_MADE).sort());
    return traces;
  });
  const closed = { email: `${NAME}@example.com`, ...createConfirmation(deletedAccount.client) };
  await bodyOf(deletedAccount.client.post('/api/user/deletion', closed));
  expect((await findTraces([deletedAccount.workspaceId])).length).toBeGreaterThan(20);

  ahead = 14 * DAY_MS + MINUTE_MS;
  await carillon.restart();
  await heardByAll();
  // Rows written late are looked for three more times; then nothing even knows that they were here.
  for (const more of [2 * MINUTE_MS, 120 * MINUTE_MS, 2 * DAY_MS]) {
    ahead += more;
    await carillon.restart();
    await swept();
  }
  // The networks hear of it as well: one that was away, as at a start the sandbox is, is asked again.
  ahead += DAY_MS;
  await eventually(async () => expect(await findTraces(traces)).toEqual([]));
  expect((await findTraces([stays.workspaceId])).length).toBeGreaterThan(20);
}, 240_000);
