import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, readServices } from '@carillon/kit/service/read-services.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Verifier } from '@pact-foundation/pact';
import { type Account, type Carillon, startCarillon } from './access/carillon.ts';
import { startLoggedIn } from './pacts/start-logged-in.ts';
import { STATES } from './pacts/states.ts';

const FOLDER = path.join(ROOT, 'contracts/pacts');
const { operations } = await readServices();
const PACTS = (await readdir(FOLDER)).map((file) => {
  const [consumer = '', provider = ''] = path.basename(file, '.json').split('-');
  return { consumer, provider, file: path.join(FOLDER, file) };
});

let carillon: Carillon;
let ada: Account;
let gate: Awaited<ReturnType<typeof startLoggedIn>>;

beforeAll(async () => {
  carillon = await startCarillon();
  ada = await carillon.signUp('ada');
  gate = await startLoggedIn(ada.client);
});
afterAll(async () => {
  await gate.close();
  await carillon.close();
});

test.each(PACTS)('$provider answers as $consumer reads it', async ({ provider, file }) => {
  const states = Object.entries(STATES).map(([state, make]) => [
    state,
    async () => void (await make(ada.client)),
  ]);
  const stateHandlers = Object.fromEntries(states) as Record<string, () => Promise<void>>;
  const options = { provider, providerBaseUrl: gate.url, pactUrls: [file], stateHandlers };
  await new Verifier({ ...options, logLevel: 'error' }).verifyProvider();
});

test.each(PACTS)(
  'the pact has all that $consumer calls of $provider',
  async ({ consumer, provider, file }) => {
    const { interactions } = JSON.parse(await readFile(file, 'utf8')) as {
      interactions: { description: string }[];
    };
    const folder = path.join(ROOT, 'mfes', consumer);
    const sources = (await readdir(folder, { recursive: true })).filter((name) =>
      /^(features|lib|routes).*\.tsx?$/.test(name),
    );
    const code = (await Promise.all(sources.map((name) => readFile(path.join(folder, name), 'utf8')))).join(
      '\n',
    );
    const called = operations.filter(
      ({ id, service }) =>
        service === provider &&
        !UNFORESEEN.has(id) &&
        ['', 'assistant/'].some((folder) => code.includes(`/http/${service}/${folder}${fileOf(id)}'`)),
    );
    expect(called).not.toEqual([]);
    expect(interactions.map(({ description }) => description).toSorted()).toEqual(
      called.map(({ summary }) => summary).toSorted(),
    );
  },
);

/** What is posted is known by an id that the provider makes, which no pact can foresee; a walk posts. */
const UNFORESEEN = new Set(['ai.postContent']);

/** `ai.createPosts` is defined in `create-posts.ts`. */
const fileOf = (id: string): string =>
  `${id.replace(/^.*\./, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
