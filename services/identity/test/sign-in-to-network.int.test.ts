import type { Credentials, CredentialsConnect } from '@carillon/social/capabilities/connect.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Identity, startIdentity, type Visitor } from './identity-under-test.ts';

let identity: Identity;
let ada: Visitor;
let givenCredentials: Credentials[];
let person: string;
let refusal: SocialError | null;

beforeAll(async () => {
  identity = await startIdentity();
  const { connect } = identity.networks.facebook;
  const signingIn: CredentialsConnect = {
    by: 'credentials',
    app: connect.app,
    refresh: connect.refresh,
    targets: connect.targets,
    async signIn(credentials) {
      givenCredentials.push(credentials);
      if (refusal) throw refusal;
      const grant = identity.networks.facebook.grant();
      return { ...grant, access: { ...grant.access, server: 'https://pds.example' } };
    },
    account: async () => ({ id: person, name: `Name of ${person}`, picture: null }),
  };
  Object.assign(identity.networks.facebook, { connect: signingIn });
});
beforeEach(async () => {
  ada = await identity.signUp();
  [givenCredentials, person, refusal] = [[], 'did:plc:ada', null];
});
afterAll(() => identity.close());

const signIn = (body: object) => identity.post('/connections/facebook/sign-in', body, ada);
const answerOf = async (body: object) => {
  const reply = await signIn(body);
  return { status: reply.status, ...((await reply.json()) as object) };
};
const CREDENTIALS = { identifier: 'ada.example', password: 'abcd-efgh' };

test('an account is connected by what its user enters, and the password is stored nowhere', async () => {
  expect(await answerOf(CREDENTIALS)).toMatchObject({ status: 200, reason: 'connected' });
  expect(givenCredentials).toEqual([CREDENTIALS]);
  const connections = await identity.stored('connections');
  expect(connections).toMatchObject([{ account: { id: 'did:plc:ada' }, status: 'connected' }]);
  expect(JSON.stringify(connections)).not.toContain('abcd-efgh');
});

test('an account that moves to another server keeps its connection', async () => {
  const { connection_id } = (await answerOf(CREDENTIALS)) as { connection_id?: string };
  expect(await answerOf(CREDENTIALS)).toMatchObject({ connection_id });
  const { connections } = (await (await identity.get('/connections', ada)).json()) as {
    connections: { server: string | null }[];
  };
  expect(connections.map(({ server }) => server)).toEqual([null]);
});

test('a different account than intended is connected, and the user is told', async () => {
  const { connection_id } = (await answerOf(CREDENTIALS)) as { connection_id?: string };
  person = 'did:plc:eve';
  expect(await answerOf({ ...CREDENTIALS, connection_id })).toMatchObject({
    reason: 'other_account',
    message: expect.stringContaining('Name of did:plc:eve is connected.'),
  });
});

test('another workspace’s connection can’t be selected, and nothing about it is revealed', async () => {
  const { connection_id } = (await answerOf(CREDENTIALS)) as { connection_id?: string };
  ada = await identity.signUp();
  person = 'did:plc:eve';
  expect(await answerOf({ ...CREDENTIALS, connection_id })).toMatchObject({
    reason: 'connected',
    message: expect.not.stringContaining('did:plc:ada'),
  });
});

test.each([
  ['reconnect', 422, 'wrong_credentials'],
  ['permanent', 409, 'connection_refused'],
  ['transient', 502, 'network_unavailable'],
] as const)('a refusal that is %s is told in the network’s words', async (kind, status, code) => {
  refusal = new SocialError('The network said so.', { kind });
  expect(await answerOf(CREDENTIALS)).toMatchObject({
    status,
    error: code,
    message: 'The network said so.',
  });
  expect(await identity.stored('connections')).not.toContainEqual(
    expect.objectContaining({ workspaceId: ada.workspaceId }),
  );
});

test('a network with a consent page takes no password', async () => {
  const reply = await identity.post('/connections/linkedin/sign-in', CREDENTIALS, ada);
  expect(await reply.json()).toMatchObject({ error: 'connection_refused' });
});

test('a network without a consent page has nowhere to send the browser', async () => {
  const reply = await identity.post('/connections/facebook/begin', {}, ada);
  expect(await reply.json()).toMatchObject({ error: 'connection_refused' });
});
