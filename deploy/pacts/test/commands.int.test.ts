import { readFile } from 'node:fs/promises';
import { readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { withLock } from '../with-lock.ts';
import { openCommands } from './commands.ts';

let commands: Awaited<ReturnType<typeof openCommands>>;
beforeEach(async () => {
  commands = await openCommands();
  await commands.verify(() => true);
});
afterEach(() => commands.close());

const run = (line: string) => commands.run(line);
const says = (code: number, text: string) => ({ code, output: expect.stringContaining(text) });

test('an environment begins with all together; then each waits for its providers, and breaks no consumer', async () => {
  expect(await run('can-i-deploy auth 1.0 --to production')).toMatchObject(says(1, 'Nothing is known'));
  expect(await run('record-deployment auth 1.0 --to production')).toMatchObject({ code: 2 });
  expect(await run('publish-pacts all 1.0')).toMatchObject({ code: 0 });
  const early = await run('can-i-deploy auth 1.0 --to production');
  expect(early).toMatchObject(says(1, 'identity is not deployed in production'));
  expect(early.output).toContain('Nothing is in production yet');
  expect(await run('can-i-deploy all 1.0 --to production')).toMatchObject({ code: 0 });
  expect(await run('record-deployment all 1.0 --to production')).toMatchObject({ code: 0 });
  expect(await run('can-i-deploy auth 1.0 --to production')).toMatchObject({ code: 0 });

  await commands.verify((consumer) => consumer !== 'auth');
  await run('publish-pacts identity 2.0');
  const message = 'identity 2.0 has not verified the pact with auth 1.0, which is in production';
  expect(await run('can-i-deploy identity 2.0 --to production')).toMatchObject(says(1, message));
  expect(await run('publish-pacts identity 1.0')).toMatchObject(
    says(2, 'identity 1.0 is in production with other pacts'),
  );

  // Once it is gone, it is in nobody's way.
  expect(await run('record-undeployment auth --from production')).toMatchObject({ code: 0 });
  expect(await run('can-i-deploy identity 2.0 --to production')).toMatchObject({ code: 0 });
});

test('who goes together asks for each other, and for everybody who stays', async () => {
  await run('publish-pacts all 1.0');
  await run('record-deployment all 1.0 --to production');
  await commands.verify((consumer) => consumer !== 'composer');
  await run('publish-pacts posts,composer 2.0');
  const result = await run('can-i-deploy mfe-composer,worker 2.0 --to production');
  expect(result).toMatchObject(says(1, 'posts 2.0 has not verified the pact with composer 2.0.'));
  // Composer's other providers stay, with their pacts.
  expect(result.output).not.toContain('analytics');
});

test('the gateway’s image goes with the shell’s pacts, and a worker’s is its service’s', async () => {
  const ofShell = readPacts().filter(({ consumer, earlier }) => consumer === 'shell' && !earlier);
  expect(await run('publish-pacts gateway 1.0')).toMatchObject(
    says(0, `shell 1.0: ${ofShell.length} pacts, and 0 verified.`),
  );
  expect((await run('can-i-deploy gateway 1.0 --to production')).output).toContain(
    'notifications is not deployed in production; shell needs it',
  );
  expect(await run('publish-pacts collector 1.0')).toMatchObject(says(0, 'analytics 1.0:'));
  expect(await run('can-i-deploy sandbox 1.0 --to production')).toMatchObject(
    says(0, 'sandbox has no pacts'),
  );
});

test('two commands at once both stay', async () => {
  const holds = Promise.withResolvers<void>();
  const locked = withLock(commands.matrix, () => holds.promise);
  const both = Promise.all(
    ['auth 1.0', 'tools 1.0', 'inbox 1.0'].map((one) => commands.start(`publish-pacts ${one}`)),
  );
  holds.resolve();
  await locked;
  expect((await both).map(({ code }) => code)).toEqual([0, 0, 0]);
  const { versions } = JSON.parse(await readFile(commands.matrix, 'utf8')) as {
    versions: { pacticipant: string }[];
  };
  expect(versions.map(({ pacticipant }) => pacticipant).sort()).toEqual(['auth', 'inbox', 'tools']);
});

test('verifications of other sources don’t count', async () => {
  await commands.verify(() => true, 'another');
  expect(await run('publish-pacts identity 3.0')).toMatchObject(says(2, 'The sources have changed'));
});

const WRONG = [
  'can-i-deploy',
  'can-i-deploy auth 1.0',
  'can-i-deploy nobody 1.0 --to production',
  'can-i-deploy auth 1 --on x',
  'can-i-deploy auth 1 --from production',
  'record-undeployment auth 1.0 --from production',
  'publish-pacts auth 1.0 --to production',
  'forget-pacts auth 1.0 --to production',
];

test('a malformed line is wrong usage', async () => {
  const codes = await Promise.all(WRONG.map(async (line) => [line, (await run(line)).code]));
  expect(codes).toEqual(WRONG.map((line) => [line, 2]));
});

test('prints the usage on request', async () => {
  expect(await commands.start('can-i-deploy --help')).toMatchObject(
    says(0, 'record-undeployment -- PIECES --from'),
  );
});
