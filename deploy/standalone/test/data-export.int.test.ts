import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PERSONAL_DATA as AI } from '@carillon/ai/stores/personal-data.ts';
import { PERSONAL_DATA as ANALYTICS } from '@carillon/analytics/stores/personal-data.ts';
import { PERSONAL_DATA as BILLING } from '@carillon/billing/stores/personal-data.ts';
import { PERSONAL_DATA as IDENTITY } from '@carillon/identity/stores/personal-data.ts';
import { rowsOf, type StoredPersonalData } from '@carillon/kit/personal-data/stored-personal-data.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { openArchive } from '@carillon/kit/test/open-archive.ts';
import { PERSONAL_DATA as NOTIFICATIONS } from '@carillon/notifications/stores/personal-data.ts';
import { PERSONAL_DATA as POSTS } from '@carillon/posts/stores/personal-data.ts';
import { PERSONAL_DATA as WEBHOOKS } from '@carillon/webhooks/stores/personal-data.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ApiClient, bodyOf } from '../api-client.ts';
import { type Account, type Carillon, PASSWORD, startCarillon } from './access/carillon.ts';
import { connectedOwner } from './access/connected-owner.ts';
import { FIXTURES } from './access/fixtures.ts';
import { createConfirmation } from './access/make-access.ts';
import { saveDraft } from './access/make-drafts.ts';
import { makeEverything } from './access/make-everything.ts';
import type { Owner } from './access/owner.ts';

const DESCRIBED: Readonly<Record<string, readonly StoredPersonalData[]>> = {
  ai: AI,
  analytics: ANALYTICS,
  billing: BILLING,
  identity: IDENTITY,
  notifications: NOTIFICATIONS,
  posts: POSTS,
  webhooks: WEBHOOKS,
};
/** Secrets, and where they are stored. Each exists before the test looks for it. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  'identity.users': ['passwordHash'],
  'identity.sessions': ['hash'],
  'identity.access_tokens': ['hash'],
  'identity.invitations': ['hash'],
  'identity.passkeys': ['publicKey'],
  'identity.second_factors': ['authenticator.sealed', 'recovery.0'],
  'identity.connections': ['grant.accessToken', 'targets.0.accessToken'],
  'posts.calendarfeeds': ['secretHash', 'nonce'],
  'webhooks.webhooks': ['seed'],
};

let carillon: Carillon;
let owner: Account & Owner;
let other: Account & Owner;

beforeAll(async () => {
  carillon = await startCarillon({ ownWork: true, env: { PLANS: 'on' } });
  owner = await connectedOwner(carillon, 'quillonby', ['facebook', 'instagram']);
  other = await connectedOwner(carillon, 'bob', ['facebook']);
  await makeEverything(owner);
  await makeEverything(other);
  await FIXTURES['/workspace/members/:id']?.make(owner);
}, 120_000);
afterAll(() => carillon.close());

const ask = (client: ApiClient, current_password = PASSWORD) =>
  client.post('/api/user/data-export', { ...createConfirmation(client), current_password });
const ticketOf = async (client: ApiClient) => (await bodyOf<{ ticket: string }>(ask(client))).ticket;
const download = (client: ApiClient, ticket: string) =>
  client.get(`/api/user/data-export/archive?ticket=${ticket}`);

async function archiveOf(client: ApiClient, ticket?: string): Promise<Map<string, Buffer>> {
  const reply = await download(client, ticket ?? (await ticketOf(client)));
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="carillon-data-.+\.zip"$/);
  return openArchive(Buffer.from(await reply.arrayBuffer()));
}

const textOf = (files: ReadonlyMap<string, Buffer>): string =>
  [...files].map(([name, bytes]) => `${name}\n${bytes.toString('latin1')}`).join('\n');

/** Rows of a collection that belong to somebody, as the service says. */
async function rowsIn(
  service: string,
  { collection, ...one }: StoredPersonalData,
  { userId, workspaceId }: Account,
) {
  if ('nothing' in one) return [];
  const of = [one.user && rowsOf(one.user, userId), one.workspace && rowsOf(one.workspace, workspaceId)];
  const $or = of.filter((filter) => filter !== undefined) as Record<string, unknown>[];
  const rows = (await carillon.databaseOf(service)).collection(collection);
  return rows.find({ $or }).toArray();
}

const at = (value: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((of, part) => (of as Record<string, unknown> | null)?.[part], value);

/** Sets up a complete second factor. Returns a function that removes it again, because logins ask for it. */
async function setUpFactor({ userId }: Account): Promise<() => Promise<unknown>> {
  const factors = (await carillon.databaseOf('identity')).collection<{ _id: string }>('second_factors');
  const authenticator = { sealed: 'sealed-TOTP-secret', lastStep: 0, addedAt: new Date() };
  const $set = { authenticator, recovery: ['hash-of-a-recovery-code'] };
  const before = await factors.findOneAndUpdate({ _id: userId }, { $set });
  if (!before) throw new Error('they have no recovery codes');
  return () => factors.replaceOne({ _id: userId }, before);
}

/** More than fits between a server and a browser that does not read. */
async function growMedia({ workspaceId }: Account): Promise<void> {
  const [item] = await (await carillon.stored('posts', 'media')).find({ workspaceId }).toArray();
  const { folder, file } = item as unknown as { folder: string; file: string };
  await writeFile(path.join(carillon.dataFolder, 'media', folder, file), randomBytes(40_000_000));
}

const isReported = (event: string) =>
  eventually(async () => {
    const log = await readFile(path.join(carillon.dataFolder, 'security.log'), 'utf8');
    if (!log.includes(`"event":"${event}"`)) throw new Error(`${event} is not told`);
  });

test('an owner exports all of their own and their workspace’s data, every file, and no secret', async () => {
  const ticket = await ticketOf(owner.client);
  const removeFactor = await setUpFactor(owner);
  const files = await archiveOf(owner.client, ticket);
  const all = textOf(files);
  const expectedFiles = new Set<string>();
  const rows = [];
  for (const [service, collections] of Object.entries(DESCRIBED))
    for (const one of collections) {
      const storedRows = await rowsIn(service, one, owner);
      rows.push(...storedRows.map((row) => ({ where: `${service}.${one.collection}`, row })));
      if (storedRows.length === 0 || 'nothing' in one || 'not' in one.exported) continue;
      expectedFiles.add(`${one.exported.file}.json`);
      if (one.exported.table) expectedFiles.add(`${one.exported.table.file}.csv`);
    }
  const names = [...files.keys()].map((name) => path.basename(name));
  expect([...expectedFiles].filter((name) => !names.includes(name))).toEqual([]);
  expect(expectedFiles.size).toBeGreaterThan(25);

  const texts = rows.flatMap(
    ({ row }) => JSON.stringify(row).match(/(?:Text|Voice|Template|Group) [\da-f-]{36}/g) ?? [],
  );
  expect(new Set(texts).size).toBeGreaterThan(5);
  expect(texts.filter((text) => !all.includes(text))).toEqual([]);

  const media = rows.filter(({ where }) => where === 'posts.media').map(({ row }) => row);
  const bytes = [...files].filter(([name]) => name.includes('/media/')).map(([, content]) => content);
  for (const { folder, file } of media) {
    const original = await readFile(path.join(carillon.dataFolder, 'media', String(folder), String(file)));
    expect(bytes.some((one) => one.equals(original))).toBe(true);
  }
  expect([bytes.length, media.length > 1]).toEqual([media.length, true]);

  for (const [where, fields] of Object.entries(SECRETS))
    for (const field of fields) {
      const secrets = rows.filter((one) => one.where === where).flatMap(({ row }) => at(row, field) ?? []);
      expect([where, field, secrets.length > 0]).toEqual([where, field, true]);
      for (const secret of secrets)
        expect([where, field, all.includes(String(secret))]).toEqual([where, field, false]);
    }
  for (const name of names.filter((one) => one.endsWith('.json')))
    expect(() =>
      JSON.parse(String([...files].find(([file]) => path.basename(file) === name)?.[1])),
    ).not.toThrow();
  await removeFactor();
  const readme = String(files.get('README.txt'));
  for (const name of expectedFiles) expect(readme).toContain(name);
}, 60_000);

test('contains nothing of others, except what the user created in their workspaces', async () => {
  const client = await carillon.asMember('quillonby', other.client, 'writer');
  const id = await saveDraft(client);
  const files = await archiveOf(client);
  const ownFiles = [...files.keys()].filter((name) => name.startsWith('workspaces/My workspace 2/'));
  expect(ownFiles).toEqual(['workspaces/My workspace 2/drafts-and-posts.json']);
  expect(String(files.get('workspaces/My workspace 2/drafts-and-posts.json'))).toContain(id);
  const rows = await (await carillon.databaseOf('posts'))
    .collection('posts')
    .find({ workspaceId: other.workspaceId, createdBy: other.userId })
    .toArray();
  const all = textOf(files);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ _id }) => all.includes(String(_id)))).toEqual([]);
  expect(all).not.toContain('bob@example.com');
});

test('it needs a proof of identity, a ticket opens one download, in its own session, and one runs at a time', async () => {
  expect((await ask(owner.client, 'wrong')).status).toBe(422);
  await growMedia(owner);
  const ticket = await ticketOf(owner.client);
  const elsewhere = await carillon.logIn('bob');
  expect((await download(elsewhere, ticket)).status).toBe(404);
  const reply = await download(owner.client, ticket);
  expect((await download(owner.client, ticket)).status).toBe(404);
  expect((await ask(owner.client)).status).toBe(409);
  // The download stops in the middle, so it no longer takes anybody's turn.
  await reply.body?.cancel();
  await isReported('export.broken');
  const again = await eventually(() => ticketOf(owner.client));
  expect(
    (await openArchive(Buffer.from(await (await download(owner.client, again)).arrayBuffer()))).size,
  ).toBeGreaterThan(20);
});

test('the user is notified by mail', async () => {
  const { mails } = await bodyOf<{ mails: { subject: string }[] }>(owner.client.get('/api/mailbox'));
  expect(mails.map(({ subject }) => subject)).toContain('Your data was downloaded');
});
