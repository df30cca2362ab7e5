import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sourceState } from '../source-state.ts';

const MAIN = path.join(import.meta.dirname, '../main.ts');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'matrix-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(line: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...line.split(' ')], {
    env: {
      ...process.env,
      ...{ PACT_MATRIX: path.join(folder, 'matrix.json'), PACT_RESULTS: path.join(folder, 'results.json') },
      ...env,
    },
  });
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, said: out + err };
}

const verify = (passes: (consumer: string) => boolean, state = sourceState()) =>
  writeFile(
    path.join(folder, 'results.json'),
    JSON.stringify({
      state,
      verified: readPacts()
        .filter(({ consumer }) => passes(consumer))
        .map(({ consumer, provider, hash }) => ({ consumer, provider, hash })),
    }),
  );

test('a consumer waits for its provider, and a provider may not break a consumer that runs', async () => {
  await verify(() => true);
  expect(await run('can-i-deploy auth 1.0 --to production')).toMatchObject({ code: 1 });
  expect(await run('record-deployment auth 1.0 --to production')).toMatchObject({ code: 2 });
  expect(await run('publish-pacts auth 1.0')).toMatchObject({ code: 0 });
  const early = await run('can-i-deploy auth 1.0 --to production');
  expect(early).toMatchObject({
    code: 1,
    said: expect.stringContaining('identity is not deployed in production'),
  });

  await run('publish-pacts identity 1.0');
  await run('record-deployment identity 1.0 --to production');
  expect(await run('can-i-deploy auth 1.0 --to production')).toMatchObject({ code: 0 });
  await run('record-deployment auth 1.0 --to production');

  await verify((consumer) => consumer !== 'auth');
  await run('publish-pacts identity 2.0');
  expect(await run('can-i-deploy identity 2.0 --to production')).toMatchObject({
    code: 1,
    said: expect.stringContaining('identity 2.0 has not verified the pact with auth 1.0'),
  });
  expect(await run('publish-pacts identity 1.0')).toMatchObject({
    ...{ code: 2, said: expect.stringContaining('identity 1.0 is in production with other pacts') },
  });
});

test('what was verified of other sources counts for nothing', async () => {
  await verify(() => true, 'another');
  expect(await run('publish-pacts identity 3.0')).toMatchObject({
    ...{ code: 2, said: expect.stringContaining('The sources have changed') },
  });
});

test.each([
  'can-i-deploy',
  'can-i-deploy auth 1.0',
  'can-i-deploy nobody 1.0 --to production',
  'can-i-deploy auth 1 --on x',
])('“%s” is wrong usage', async (line) => expect((await run(line)).code).toBe(2));

test('a Pact Broker is asked by its matrix, and told of deployments', async () => {
  const asked: string[] = [];
  const broker = createServer((request, response) => {
    asked.push(`${request.method} ${decodeURIComponent(request.url ?? '')} ${request.headers.authorization}`);
    const environments = { _embedded: { environments: [{ uuid: 'e-1', name: 'production' }] } };
    const matrix = {
      summary: { deployable: false, reason: 'no' },
      notices: [{ type: 'error', text: 'The verification for the pact failed' }],
    };
    response.end(JSON.stringify(request.url === '/environments' ? environments : matrix));
  }).listen(0, '127.0.0.1');
  await once(broker, 'listening');
  const env = {
    PACT_BROKER_BASE_URL: `http://127.0.0.1:${(broker.address() as AddressInfo).port}`,
    PACT_BROKER_TOKEN: 'secret',
  };
  expect(await run('can-i-deploy auth 1.0 --to production', env)).toMatchObject({
    code: 1,
    said: expect.stringContaining('The verification for the pact failed'),
  });
  expect(await run('record-deployment auth 1.0 --to production', env)).toMatchObject({ code: 0 });
  expect(asked).toEqual([
    'GET /matrix?q[][pacticipant]=auth&q[][version]=1.0&latestby=cvp&environment=production Bearer secret',
    'GET /environments Bearer secret',
    'POST /pacticipants/auth/versions/1.0/deployed-versions/environment/e-1 Bearer secret',
  ]);
  broker.close();
});
