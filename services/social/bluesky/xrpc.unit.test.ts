import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { newPrivateJwk } from '../oauth/key-pair.ts';
import { answering } from '../test/answering.ts';
import { createProver } from './oauth/prover.ts';
import { createUsage } from './usage.ts';
import { createXrpc } from './xrpc.ts';

const access = { token: 'a token', server: 'https://pds.example', proofKey: newPrivateJwk() };
const challenge = (nonce: string, error = 'use_dpop_nonce') =>
  Response.json(
    { error },
    { status: 401, headers: { 'www-authenticate': `DPoP error="${error}"`, 'dpop-nonce': nonce } },
  );

function asking(...answers: unknown[]) {
  const { deps, calls } = answering(...answers);
  const xrpc = createXrpc(1000, deps, { usage: createUsage(), prover: createProver() });
  const call = () => xrpc.procedure('any.method', { access, schema: z.unknown(), publishes: true });
  const proofs = () =>
    calls.map(({ init }) => {
      const [, claims = ''] = (new Headers(init.headers).get('dpop') ?? '').split('.');
      return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
    });
  return { call, calls, proofs };
}

test('a token that is bound to a key is sent with a proof of the call', async () => {
  const { call, calls, proofs } = asking({});
  await call();
  expect(new Headers(calls[0]?.init.headers).get('authorization')).toBe('DPoP a token');
  expect(proofs()).toMatchObject([{ htm: 'POST', htu: 'https://pds.example/xrpc/any.method' }]);
});

test('repeats a call without the server’s nonce, and uses it from then on', async () => {
  const { call, proofs } = asking(challenge('n1'), {}, {});
  await call();
  await call();
  expect(proofs().map(({ nonce }) => nonce)).toEqual([undefined, 'n1', 'n1']);
});

test('a server that wants another nonce each time is asked twice', async () => {
  const { call, calls } = asking(challenge('n1'), challenge('n2'));
  await expect(call()).rejects.toMatchObject({ kind: 'transient' });
  expect(calls).toHaveLength(2);
});

test('a token that is refused is not sent again', async () => {
  const { call, calls } = asking(challenge('n1', 'invalid_token'));
  await expect(call()).rejects.toMatchObject({ kind: 'reconnect', code: 'invalid_token' });
  expect(calls).toHaveLength(1);
});
