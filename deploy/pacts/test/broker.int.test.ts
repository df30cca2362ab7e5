import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openCommands } from './commands.ts';

type Answers = Readonly<Record<string, unknown>>;

let commands: Awaited<ReturnType<typeof openCommands>>;
const closing: (() => void)[] = [];
beforeEach(async () => {
  commands = await openCommands();
  await commands.verify(() => true);
});
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await commands.close();
});

/** A broker with scripted replies, in which `{root}` is its address; records the requests. */
async function startBroker(answers: Answers) {
  const calls: [string, unknown][] = [];
  const server = createServer(async (request, response) => {
    const what = `${request.method} ${decodeURIComponent(request.url ?? '')}`;
    const isRead = request.method === 'GET';
    calls.push([what, isRead ? request.headers.authorization : await json(request)]);
    const answer = JSON.stringify(answers[what] ?? {}).replaceAll('{root}', root);
    response.end(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closing.push(() => server.close());
  const env = { PACT_BROKER_BASE_URL: root, PACT_BROKER_TOKEN: 'secret' };
  return { asked: calls, run: (line: string) => commands.run(line, env) };
}

const ENVIRONMENTS = { _embedded: { environments: [{ uuid: 'e-1', name: 'production' }] } };

test('its matrix is asked about all that are deployed together, and it is told about deployments and removals', async () => {
  const MATRIX =
    'GET /matrix?q[][pacticipant]=gateway&q[][version]=1.0&q[][pacticipant]=shell&q[][version]=1.0&latestby=cvp&environment=production';
  const DEPLOYED = 'GET /environments/e-1/deployed-versions/currently-deployed';
  const deployed = (name: string) => ({
    _embedded: { pacticipant: { name } },
    _links: { self: { href: `{root}/deployed-versions/${name}` } },
  });
  const { asked, run } = await startBroker({
    'GET /environments': ENVIRONMENTS,
    [MATRIX]: {
      summary: { deployable: false, reason: 'no' },
      notices: [{ type: 'error', text: 'The verification for the pact failed' }],
    },
    [DEPLOYED]: { _embedded: { deployedVersions: ['auth', 'shell', 'gateway'].map(deployed) } },
  });
  expect(await run('can-i-deploy gateway 1.0 --to production')).toMatchObject({
    code: 1,
    output: expect.stringContaining('The verification for the pact failed'),
  });
  expect(await run('record-deployment gateway 1.0 --to production')).toMatchObject({ code: 0 });
  expect(await run('record-undeployment gateway --from production')).toMatchObject({ code: 0 });
  expect(await run('record-undeployment gateway --from nowhere')).toMatchObject({ code: 2 });
  const environments = ['GET /environments', 'Bearer secret'];
  expect(asked).toEqual([
    [MATRIX, 'Bearer secret'],
    environments,
    ['POST /pacticipants/gateway/versions/1.0/deployed-versions/environment/e-1', {}],
    ['POST /pacticipants/shell/versions/1.0/deployed-versions/environment/e-1', {}],
    environments,
    [DEPLOYED, 'Bearer secret'],
    ['PATCH /deployed-versions/shell', { currentlyDeployed: false }],
    ['PATCH /deployed-versions/gateway', { currentlyDeployed: false }],
    environments,
  ]);
});

test('it is told which of its pacts are verified, although it has added numbers to their content', async () => {
  const WITH = ['auth', 'shell', 'posts'];
  /** Reads a pact as a broker stores it: with links, its fields in another order, and a number on each interaction. */
  const readStored = (consumer: string) => {
    const pact = readPacts().find((one) => one.provider === 'identity' && one.consumer === consumer);
    const { interactions } = JSON.parse(readFileSync(pact?.file ?? '', 'utf8')) as { interactions: object[] };
    const numbered = interactions.map((one, n) =>
      Object.fromEntries([...Object.entries(one).toReversed(), ['_id', `${n}`]]),
    );
    const changed = { ...numbered[0], description: 'something else' };
    return {
      consumer: { name: consumer },
      // For posts, the broker has another pact than the one verified here.
      interactions: consumer === 'posts' ? [changed, ...numbered.slice(1)] : numbered,
      _links: { 'pb:publish-verification-results': { href: `{root}/results/${consumer}` } },
    };
  };
  const WHICH = 'POST /pacts/provider/identity/for-verification';
  const { asked, run } = await startBroker({
    [WHICH]: {
      _embedded: { pacts: WITH.map((name) => ({ _links: { self: { href: `{root}/pacts/${name}` } } })) },
    },
    ...Object.fromEntries(WITH.map((name) => [`GET /pacts/${name}`, readStored(name)])),
  });
  expect(await run('publish-pacts identity 1.0')).toMatchObject({ code: 0 });
  expect(asked.find(([what]) => what === 'POST /contracts/publish')?.[1]).toMatchObject({
    pacticipantName: 'identity',
    contracts: [{ providerName: 'billing' }],
  });
  expect(asked.find(([what]) => what === WHICH)?.[1]).toEqual({
    consumerVersionSelectors: [{ latest: true }, { deployedOrReleased: true }],
  });
  expect(asked.filter(([what]) => what.startsWith('POST /results'))).toEqual(
    ['auth', 'shell'].map((name) => [
      `POST /results/${name}`,
      { success: true, providerApplicationVersion: '1.0' },
    ]),
  );
});
