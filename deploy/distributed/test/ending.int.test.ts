import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ANSWER_MS, CLOSING_MS } from '@carillon/contracts/answer-time.ts';
import { TEST_JWKS, testSeed } from '@carillon/kit/test/test-keys.ts';
import { afterEach, expect, test } from '@jest/globals';
import { planPorts } from '../ports.ts';

let child: ChildProcess;
afterEach(() => void child.kill('SIGKILL'));

const waitFor = async (what: string) => {
  for (;;) if ((await once(child, 'message'))[0] === what) return;
};

async function startCalled() {
  const { api, ops } = await planPorts(0).next();
  const elsewhere = 'http://127.0.0.1:9';
  child = fork(path.join(import.meta.dirname, 'ending-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      PORT: `${api}`,
      OPS_PORT: `${ops}`,
      LOG_LEVEL: 'silent',
      MONGODB_URI: 'mongodb://127.0.0.1:9',
      SERVICE_PUBLIC_KEYS: JSON.stringify(TEST_JWKS),
      SIGNING_KEY: testSeed('analytics').toString('base64'),
      AI_URL: elsewhere,
      BILLING_URL: elsewhere,
      IDENTITY_URL: elsewhere,
      POSTS_URL: elsewhere,
    },
  });
  await waitFor('ready');
  const call = waitFor('called');
  const reply = fetch(`http://127.0.0.1:${api}/slow`).then((answer) => answer.text());
  await call;
  return { reply, exited: once(child, 'exit') };
}

const passes = async (after: number) => {
  const later = waitFor('later');
  child.send({ after });
  await later;
};

test('a process that is ended lets its longest call end first', async () => {
  const { reply, exited } = await startCalled();
  const ending = waitFor('ending');
  child.kill('SIGTERM');
  await ending;
  await passes(ANSWER_MS.costly);
  child.send('answer');
  expect(await reply).toBe('whole');
  expect((await exited)[0]).toBe(0);
});

test('doesn’t wait for work longer than any call may take', async () => {
  const { reply, exited } = await startCalled();
  const cut = expect(reply).rejects.toThrow('fetch failed');
  const ending = waitFor('ending');
  child.kill('SIGTERM');
  await ending;
  child.send({ after: ANSWER_MS.costly + CLOSING_MS });
  expect((await exited)[0]).toBe(1);
  await cut;
});
