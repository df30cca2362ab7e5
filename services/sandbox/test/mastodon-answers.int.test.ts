import { readFileSync } from 'node:fs';
import { realAddress, SANDBOX_SERVER } from '@carillon/social/sandbox/sandbox-server.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connect } from './connecting.ts';
import { differencesIn, MEASURED } from './mastodon/measured-on-mastodon.ts';
import { type Answer, probe } from './mastodon/probes.ts';
import { differencesOf } from './mastodon/shape-of.ts';
import { mp4, png } from './sample-files.ts';
import { startSandbox, type TestSandbox } from './sandbox-server.ts';

const recorded = JSON.parse(
  readFileSync(new URL('mastodon/answers-of-gotosocial.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Answer>>;

let sandbox: TestSandbox;
let answers: Readonly<Record<string, Answer>>;
beforeAll(async () => {
  sandbox = await startSandbox();
  answers = await answersOfSandbox();
});
afterAll(() => sandbox.close());

test('the sandbox is asked what the real server was asked', () => {
  expect(Object.keys(answers)).toEqual(Object.keys(recorded));
});

describe.each(Object.entries(recorded))('%s', (name, real) => {
  const measured = MEASURED[name];

  test('has the status and the words of a real server', () => {
    const { status, error } = answers[name] ?? {};
    expect(status).toBe(measured?.status ?? real.status);
    const words = measured?.error ?? (measured ? undefined : real.error);
    if (words instanceof RegExp) expect(error).toMatch(words);
    else expect(error).toBe(words);
  });

  test('has the form of a real server’s answer', () => {
    const answer = answers[name];
    const isSameKind = answer?.status === real.status || ((answer?.status ?? 0) >= 400 && real.status >= 400);
    if (!answer || !isSameKind || name === 'the same key gives the same post') return;
    expect(answer.type).toBe(real.type);
    expect(differencesOf(real.shape, answer.shape, { differences: differencesIn(name) })).toEqual([]);
  });
});

test('says how many calls are left as real servers do', () => {
  const { allowance } = answers['a post'] ?? {};
  expect(allowance).toEqual(recorded['a post']?.allowance);
});

test('a key gives the same post again, which GoToSocial doesn’t', () => {
  const name = 'the same key gives the same post';
  expect([answers[name]?.shape, recorded[name]?.shape]).toEqual(['true', 'false']);
});

async function answersOfSandbox() {
  const home = `${sandbox.publicUrl}/mastodon`;
  const [ownAccount, other] = [
    await connect(sandbox, 'mastodon', 'Bell Foundry'),
    await connect(sandbox, 'mastodon', 'Clapper and Sons'),
  ];
  return probe({
    fetch: (path, init) => fetch(realAddress(home, `${SANDBOX_SERVER}${path}`), init),
    token: ownAccount.access.token,
    otherToken: other.access.token,
    narrow: await narrowToken(home),
    most: { files: 4, text: 500, altText: 1500 },
    picture: () => new Blob([png(64, 64)], { type: 'image/png' }),
    film: () => new Blob([mp4(5000)], { type: 'video/mp4' }),
  });
}

/** A token of an app that asks for less than Carillon. */
async function narrowToken(home: string) {
  const back = new URL('/back', sandbox.publicUrl).href;
  const scope = 'read:accounts write:statuses';
  const registration = { client_name: 'Narrow', redirect_uris: back, scopes: scope };
  const registered = await fetch(`${home}/api/v1/apps`, {
    method: 'POST',
    body: new URLSearchParams(registration),
  });
  const app = (await registered.json()) as { client_id: string; client_secret: string };
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: app.client_id,
    redirect_uri: back,
    scope,
  });
  const form = new URLSearchParams({ name: 'Bell Foundry', decision: 'allow' });
  for (const one of scope.split(' ')) form.append('scope', one);
  const answered = await fetch(`${home}/oauth/authorize?${query}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const code = new URL(answered.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const redeeming = { grant_type: 'authorization_code', code, redirect_uri: back };
  const issued = await fetch(`${home}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...redeeming, client_id: app.client_id, client_secret: app.client_secret }),
  });
  const { access_token: token } = (await issued.json()) as { access_token: string };
  return { token, clientId: app.client_id, clientSecret: app.client_secret };
}
