import { describe, expect, test } from '@jest/globals';
import {
  accessOf,
  blueskyAnswering,
  CID,
  DID,
  documentOf,
  refusal,
  SERVER,
  tokenOf,
} from '../test/bluesky-answering.ts';

const OTHER = `did:plc:${'b'.repeat(24)}`;
const PASSWORD = 'abcd-efgh-ijkl-mnop';
const session = (did: string, over: object = {}) => ({
  did,
  accessJwt: tokenOf(did),
  refreshJwt: tokenOf(did, 'com.atproto.refresh'),
  active: true,
  ...over,
});
const grant = {
  access: accessOf(),
  refreshToken: 'refresh',
  expiresAt: null,
  scopes: ['com.atproto.appPass'],
};

describe('signIn', () => {
  const signIn = (reply: unknown) =>
    blueskyAnswering({ did: DID }, documentOf(), reply).network.connect.signIn({
      identifier: 'ada.example',
      password: PASSWORD,
    });

  test('takes a session of the account that the handle names', async () => {
    expect(await signIn(session(DID))).toMatchObject({ access: { server: SERVER } });
  });

  test('refuses a session of another account than the one that the handle names', async () => {
    await expect(signIn(session(OTHER))).rejects.toMatchObject({ kind: 'permanent', code: 'other_account' });
  });

  test('refuses a token of another account than the one that the handle names', async () => {
    const otherSession = session(DID, { accessJwt: tokenOf(OTHER) });
    await expect(signIn(otherSession)).rejects.toMatchObject({ kind: 'permanent', code: 'other_account' });
  });

  test('takes no token that is too long to keep', async () => {
    await expect(signIn(session(DID, { refreshJwt: 'x'.repeat(10_001) }))).rejects.toMatchObject({
      kind: 'transient',
    });
  });
});

describe('a session by consent', () => {
  test('is over where servers can no longer look this one up', async () => {
    const { network, calls } = blueskyAnswering();
    const proven = { ...grant, access: { ...accessOf(), proofKey: '{}' } };
    await expect(network.connect.refresh(proven)).rejects.toMatchObject({
      kind: 'reconnect',
      code: 'no_client',
    });
    expect([network.connect.consent, calls]).toEqual([undefined, []]);
  });
});

describe('account', () => {
  const account = (...answers: unknown[]) => blueskyAnswering(...answers).network.connect.account(accessOf());
  const ownAccount = { did: DID, handle: 'ada.example' };
  const profile = (value: object) => ({ uri: `at://${DID}/app.bsky.actor.profile/self`, cid: CID, value });

  test('has the name and the picture of its profile', async () => {
    const value = { displayName: 'Ada', avatar: { ref: { $link: CID } } };
    expect(await account(ownAccount, documentOf(), profile(value))).toEqual({
      id: DID,
      name: 'Ada',
      picture: `${SERVER}/xrpc/com.atproto.sync.getBlob?did=${encodeURIComponent(DID)}&cid=${CID}`,
    });
  });

  test('has a name of 300 characters at most', async () => {
    const { name } = await account(ownAccount, documentOf(), profile({ displayName: 'x'.repeat(2000) }));
    expect(name).toHaveLength(300);
  });

  test('has no picture whose name is too long', async () => {
    const value = { avatar: { ref: { $link: 'c'.repeat(101) } } };
    expect(await account(ownAccount, documentOf(), profile(value))).toMatchObject({ picture: null });
  });

  test('is refused to a server that the account’s own document doesn’t name', async () => {
    await expect(
      account(ownAccount, documentOf('https://new.example'), refusal(400, 'RecordNotFound')),
    ).rejects.toMatchObject({ kind: 'reconnect', code: 'moved' });
  });
});

describe('refresh', () => {
  const refresh = (...answers: unknown[]) => blueskyAnswering(...answers).network.connect.refresh(grant);

  test('refuses a session of another account', async () => {
    await expect(refresh(session(OTHER))).rejects.toMatchObject({ kind: 'reconnect', code: 'other_account' });
  });

  test('ends with a refresh token that has expired', async () => {
    await expect(refresh(refusal(400, 'ExpiredToken', 'Token has been revoked'))).rejects.toMatchObject({
      kind: 'reconnect',
    });
  });

  test.each([
    ['says that it has no such account', refusal(403, 'AccountNotFound')],
    ['keeps the account deactivated', session(DID, { active: false })],
  ])('says that the account has moved where its old server %s', async (_, answer) => {
    await expect(refresh(answer, documentOf('https://new.example'))).rejects.toMatchObject({
      kind: 'reconnect',
      code: 'moved',
      message: 'This account has moved to another server. Connect it again.',
    });
  });

  test('goes on for an account that is deactivated for a while', async () => {
    expect(await refresh(session(DID, { active: false }), documentOf())).toMatchObject({
      access: { server: SERVER },
    });
  });
});

describe('revoke', () => {
  test('ends the session by its refresh token', async () => {
    const { network, calls } = blueskyAnswering('');
    await network.connect.revoke(grant);
    expect(calls.map(({ url, init }) => [url, new Headers(init.headers).get('authorization')])).toEqual([
      [`${SERVER}/xrpc/com.atproto.server.deleteSession`, 'Bearer refresh'],
    ]);
  });

  test.each([refusal(400, 'ExpiredToken'), refusal(400, 'InvalidToken')])(
    'takes a session that has ended already for ended',
    async (answer) => {
      await expect(blueskyAnswering(answer).network.connect.revoke(grant)).resolves.toBeUndefined();
    },
  );
});
