import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createCarillon, form } from '@carillon/client/src/index.ts';
import { TOKEN_SCOPES } from '@carillon/contracts/domain/token-scopes.ts';
import type { ERRORS } from '@carillon/contracts/errors.ts';
import { EXAMPLE } from '@carillon/contracts/http/example-values.ts';
import type { Example, Operation } from '@carillon/contracts/operation.ts';
import { errorsOf } from '@carillon/contracts/operation-errors.ts';
import { curlOf, exampleOf, typescriptOf } from '@carillon/gateway/openapi/snippets.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bodyOf } from '../api-client.ts';
import { PNG } from '../testing/sample-media.ts';
import { type Account, type Carillon, startCarillon } from './access/carillon.ts';
import { connectedOwner } from './access/connected-owner.ts';
import type { Owner } from './access/owner.ts';
import { ownParams } from './access/params-of.ts';

// Runs every example of the API's page as printed there, except for the IDs, which belong to an account that has
// everything they name.
const { operations } = await readServices();
const TRIED = operations.flatMap((operation) => {
  const example = exampleOf(operation);
  return example ? [[operation.id, operation, example] as const] : [];
});

/** Answers to examples that are no success, and why. */
const REFUSED: Readonly<Record<string, keyof typeof ERRORS>> = {
  // Nobody has confirmed anything to the assistant.
  'ai.postContent': 'not_found',
  // The comment is not on the network.
  'analytics.actOnComment': 'network_unavailable',
  // The post is planned.
  'analytics.takeDownPublication': 'conflict',
  // No post is on a network.
  'analytics.analyzeSentiment': 'not_found',
  // Nobody has asked for approval.
  'posts.requestChanges': 'conflict',
  'posts.approveDraft': 'conflict',
  // Nothing has failed.
  'posts.retryPost': 'conflict',
  'posts.retryPublication': 'conflict',
  // The webhook is paused, so that nothing happens to the delivery meanwhile.
  'webhooks.redeliverWebhook': 'webhook_paused',
  // The series is not paused.
  'posts.resumeSeries': 'conflict',
};

let carillon: Carillon;
/** A user who runs the examples of one language, and to whom everything is new. */
interface Runner {
  readonly owner: Account & Owner;
  readonly secret: string;
}
let ada: Runner;
let bob: Runner;
let folder: string;

async function runner(name: string): Promise<Runner> {
  const owner = await connectedOwner(carillon, name, ['facebook', 'instagram']);
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const request = { name: 'Examples', scopes: TOKEN_SCOPES, expires_at };
  const { secret } = await bodyOf<{ secret: string }>(owner.client.post('/api/access-tokens', request));
  return { owner, secret };
}

beforeAll(async () => {
  carillon = await startCarillon();
  ada = await runner('ada');
  bob = await runner('bob');
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-examples-'));
  await writeFile(path.join(folder, 'bells.png'), new Uint8Array(PNG));
  // Debian has it in a separate package.
  const uuidgen = `#!/bin/sh\nexec "${process.execPath}" -e 'console.log(crypto.randomUUID())'\n`;
  await writeFile(path.join(folder, 'uuidgen'), uuidgen, { mode: 0o755 });
});
afterAll(async () => {
  await carillon.close();
  await rm(folder, { recursive: true });
});

/** The printed call, with the account's own IDs in place of the example's. */
async function readOwnParams(operation: Operation, printed: string, { params }: Example, { owner }: Runner) {
  // An object written whole is new, under an id that nobody has, except where the call only changes it.
  const isNew = operation.method === 'PUT' && operation.id !== 'posts.changePlannedPost';
  const examplePath: Record<string, string> = isNew ? {} : await ownParams(operation, owner);
  const entries = Object.entries((params ?? {}) as Record<string, string>);
  const filledPath = entries.reduce(
    (text, [name, value]) => text.replaceAll(value, examplePath[name] ?? crypto.randomUUID()),
    printed,
  );
  return filledPath
    .replaceAll(EXAMPLE.page, owner.pageId)
    .replaceAll(EXAMPLE.own, crypto.randomUUID())
    .replaceAll(EXAMPLE.comment, await owner.getComment());
}

function expectAnswer(operation: Operation, { error }: { readonly error?: string }): void {
  const refusal = REFUSED[operation.id];
  expect([operation.id, error]).toEqual([operation.id, refusal]);
  if (refusal) expect(errorsOf(operation)).toContain(refusal);
}

test.each(TRIED)('%s by curl', async (_, operation, example) => {
  const command = await readOwnParams(
    operation,
    curlOf(operation, example, `${carillon.url}/api`),
    example,
    ada,
  );
  const { stdout } = await promisify(execFile)('sh', ['-c', command.replace(/^curl/, 'curl -sS')], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, CARILLON_TOKEN: ada.secret },
  });
  expectAnswer(operation, JSON.parse(stdout));
});

const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;

test.each(TRIED)('%s by TypeScript', async (_, operation, example) => {
  const code = await readOwnParams(operation, typescriptOf(operation, example), example, bob);
  const client = createCarillon({ url: carillon.url, token: bob.secret });
  const bells = new Blob([new Uint8Array(PNG)], { type: 'image/png' });
  const run = new AsyncFunction('carillon', 'form', 'bells', `${code}\nreturn reply;`);
  const answer = await run(client, form, bells).catch(({ code: error }: { code: string }) => ({ error }));
  expectAnswer(operation, answer);
});

test('each call that needs input and that tokens may make has an example', () => {
  const without = TRIED.filter(([, { params, body, multipart, query }, example]) => {
    const needs = [params, query, ...(multipart ? [] : [body])].some((part) => !part.safeParse({}).success);
    return (needs || multipart) && Object.keys(example).length === 0;
  });
  expect(without.map(([id]) => id)).toEqual([]);
});
