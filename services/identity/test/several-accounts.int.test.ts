import { checkTarget } from '@carillon/contracts/http/identity/connections/check-target.ts';
import { listTargets } from '@carillon/contracts/http/identity/connections/list-targets.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { connect } from './connect.ts';
import { page } from './fake-network.ts';
import { type Identity, startIdentity, type Visitor } from './identity-under-test.ts';

const IDS = { facebook: 1, instagram: 2, linkedin: 3 } as const;
type Platform = keyof typeof IDS;

let identity: Identity;
let ada: Visitor;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(async () => {
  ada = await identity.signUp();
});
afterAll(() => identity.close());

/** Connects the account of that person, who has these pages. */
async function connectAs(platform: Platform, person: string, targets: readonly string[]): Promise<void> {
  const network = identity.networks[platform];
  network.person = `${platform}-${person}`;
  network.personName = person;
  network.pages = targets.map((id) =>
    platform === 'linkedin'
      ? { id, name: person, picture: null, accessToken: null }
      : page(id, `${person} ${id}`, `${person} ${id}`),
  );
  expect(await connect(identity, ada, platform)).toMatchObject({ status: 'success' });
}

const of = (platform: Platform) => ({ workspace_id: ada.workspaceId, platform_id: IDS[platform] });
const resolve = (platform: Platform, target_id: string) =>
  identity.service.call(resolveTarget, { body: { ...of(platform), page_id: null, target_id } });
const check = (platform: Platform, page_id: string | null) =>
  identity.service.call(checkTarget, { body: { ...of(platform), page_id, user_id: ada.userId } });
const list = async (platform: Platform) => {
  const body = { workspace_id: ada.workspaceId, platform };
  return (await identity.service.call(listTargets, { body })).targets.map(({ target_id }) => target_id);
};
/** A worker's report that the token for a target was refused. */
const refuse = async (platform: Platform, targetId: string) => {
  const { connection_id, revision } = await resolve(platform, targetId);
  const body = { ...of(platform), connection_id, revision, reason: 'The session has expired' };
  return identity.service.call(reportLostConnection, { body });
};
const readConnection = async (platform: Platform) =>
  (await identity.get(`/${platform}/check-connection`, ada)).json();
const changes = async () =>
  ((await identity.sent()) as { account_name: string; status: string; target_ids: string[] }[]).map(
    ({ account_name, status, target_ids }) => `${account_name} ${status} ${target_ids}`,
  );

describe('a workspace with two accounts on a network', () => {
  test('publishes to each target by the login that has it', async () => {
    await connectAs('instagram', 'Bob', ['i1']);
    await connectAs('instagram', 'Eve', ['i2']);
    const [one, two] = [await resolve('instagram', 'i1'), await resolve('instagram', 'i2')];
    expect([one.access_token, two.access_token]).toEqual(['Bob i1', 'Eve i2']);
    expect(one.connection_id).not.toBe(two.connection_id);
    expect(await list('instagram')).toEqual(['i1', 'i2']);
  });

  test('names each LinkedIn profile, and means the first one where none is named', async () => {
    await connectAs('linkedin', 'Bob', ['urn:li:person:bob', 'urn:li:organization:1']);
    await connectAs('linkedin', 'Eve', ['urn:li:person:eve', 'urn:li:organization:2']);
    expect(await check('linkedin', null)).toMatchObject({ target_id: 'urn:li:person:bob' });
    expect(await check('linkedin', 'urn:li:person:eve')).toMatchObject({ target_name: 'Eve' });
    const grants = await Promise.all(
      ['urn:li:organization:1', 'urn:li:organization:2'].map((id) => resolve('linkedin', id)),
    );
    expect(new Set(grants.map(({ access_token }) => access_token)).size).toBe(2);
  });

  test('renews an account that is connected again, and leaves the other alone', async () => {
    await connectAs('facebook', 'Bob', ['p1']);
    await connectAs('facebook', 'Eve', ['p2']);
    const before = await resolve('facebook', 'p2');
    await connectAs('facebook', 'Bob', ['p1', 'p3']);
    expect(await resolve('facebook', 'p1')).toMatchObject({ revision: 2 });
    expect(await resolve('facebook', 'p2')).toEqual(before);
    expect(await list('facebook')).toEqual(['p1', 'p3', 'p2']);
  });

  test('loses one by itself, and hears which one', async () => {
    await connectAs('facebook', 'Bob', ['p1']);
    await connectAs('facebook', 'Eve', ['p2']);
    await identity.sent();
    expect(await refuse('facebook', 'p1')).toMatchObject({ lost: true });
    expect(await changes()).toEqual(['Bob lost p1']);
    await expect(resolve('facebook', 'p1')).rejects.toMatchObject({
      code: 'not_connected',
      message: expect.stringContaining('no longer accepts the connection'),
    });
    expect(await resolve('facebook', 'p2')).toMatchObject({ access_token: 'Eve p2' });
    expect(await list('facebook')).toEqual(['p2']);
    await connectAs('facebook', 'Bob', ['p1']);
    expect(await resolve('facebook', 'p1')).toMatchObject({ access_token: 'Bob p1' });
    expect(await changes()).toEqual(['Bob connected p1']);
  });

  test('never takes the second profile for a post to the first, which is lost', async () => {
    await connectAs('linkedin', 'Bob', ['urn:li:person:bob']);
    await connectAs('linkedin', 'Eve', ['urn:li:person:eve']);
    await refuse('linkedin', 'urn:li:person:bob');
    await expect(check('linkedin', null)).rejects.toMatchObject({ code: 'not_connected' });
  });

  test('means the first profile again once it is removed and connected again', async () => {
    await connectAs('linkedin', 'Bob', ['urn:li:person:bob']);
    await connectAs('linkedin', 'Eve', ['urn:li:person:eve']);
    const { connection_id } = await resolve('linkedin', 'urn:li:person:bob');
    expect((await identity.del(`/connections/${connection_id}`, ada)).status).toBe(200);
    await connectAs('linkedin', 'Bob', ['urn:li:person:bob']);
    expect(await check('linkedin', null)).toMatchObject({ target_id: 'urn:li:person:bob' });
  });

  test('publishes to a page of both by the login that still works', async () => {
    await connectAs('facebook', 'Bob', ['p1', 'shared']);
    await connectAs('facebook', 'Eve', ['shared']);
    expect(await resolve('facebook', 'shared')).toMatchObject({ access_token: 'Bob shared' });
    expect(await list('facebook')).toEqual(['p1', 'shared']);
    await refuse('facebook', 'p1');
    expect(await resolve('facebook', 'shared')).toMatchObject({ access_token: 'Eve shared' });
    expect(await check('facebook', 'shared')).toMatchObject({ target_id: 'shared' });
  });

  test('is shown by the calls of the specification as one account that has all pages', async () => {
    await connectAs('facebook', 'Bob', ['p1']);
    await connectAs('facebook', 'Eve', ['p2']);
    await connectAs('linkedin', 'Bob', ['urn:li:person:bob', 'urn:li:organization:1']);
    await connectAs('linkedin', 'Eve', ['urn:li:person:eve', 'urn:li:organization:2']);
    expect(await readConnection('facebook')).toMatchObject({
      connected: true,
      reconnect: false,
      name: 'Bob',
      pages: [{ id: 'p1' }, { id: 'p2' }],
    });
    expect(await readConnection('linkedin')).toMatchObject({
      name: 'Bob',
      user_platform_id: 'urn:li:person:bob',
      organizations: [{ id: 'urn:li:organization:1' }, { id: 'urn:li:organization:2' }],
    });
    await refuse('facebook', 'p1');
    expect(await readConnection('facebook')).toMatchObject({
      connected: true,
      reconnect: false,
      name: 'Eve',
      pages: [{ id: 'p2' }],
    });
    await refuse('facebook', 'p2');
    expect(await readConnection('facebook')).toMatchObject({ connected: false, reconnect: true, pages: [] });
  });

  test('asks to reconnect the first LinkedIn account, and shows no other profile in its place', async () => {
    await connectAs('linkedin', 'Bob', ['urn:li:person:bob']);
    await connectAs('linkedin', 'Eve', ['urn:li:person:eve', 'urn:li:organization:2']);
    await refuse('linkedin', 'urn:li:person:bob');
    expect(await readConnection('linkedin')).toMatchObject({
      connected: true,
      reconnect: true,
      name: 'Bob',
      user_platform_id: null,
      organizations: [{ id: 'urn:li:organization:2' }],
    });
  });

  test('shows LinkedIn as lost while only a second profile is left', async () => {
    await connectAs('linkedin', 'Bob', ['urn:li:person:bob']);
    await connectAs('linkedin', 'Eve', ['urn:li:person:eve']);
    await refuse('linkedin', 'urn:li:person:bob');
    expect(await readConnection('linkedin')).toMatchObject({
      connected: false,
      reconnect: true,
      name: 'Bob',
      user_platform_id: null,
      organizations: [],
    });
  });

  test('disconnects both by the call that knows one', async () => {
    await connectAs('facebook', 'Bob', ['p1']);
    await connectAs('facebook', 'Eve', ['p2']);
    await identity.sent();
    await identity.post('/facebook/disconnect', {}, ada);
    expect(await changes()).toEqual(['Bob disconnected p1', 'Eve disconnected p2']);
    expect(await readConnection('facebook')).toMatchObject({ connected: false, reconnect: false });
  });

  test('takes a report without an id for one of the first account', async () => {
    await connectAs('facebook', 'Bob', ['p1']);
    await connectAs('facebook', 'Eve', ['p2']);
    const body = { ...of('facebook'), reason: 'expired', revision: 1 };
    expect(await identity.service.call(reportLostConnection, { body })).toMatchObject({ lost: true });
    expect(await list('facebook')).toEqual(['p2']);
  });
});
