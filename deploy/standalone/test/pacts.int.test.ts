import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Verifier } from '@pact-foundation/pact';
import { type Account, type Carillon, startCarillon } from './access/carillon.ts';
import { STATES } from './pacts/states.ts';
import { startLoggedIn } from './pacts/start-logged-in.ts';

jest.setTimeout(120_000);

const FOLDER = path.join(import.meta.dirname, '../../../contracts/pacts');
const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.json'));
const { operations } = await readServices();
const SERVICES = [...new Set(operations.map(({ service }) => service))];

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

test('consumers have made pacts', () => {
  expect(files).not.toEqual([]);
});

test.each(SERVICES.filter((name) => files.some((file) => file.endsWith(`-${name}.json`))))(
  '%s answers as its consumers read it',
  async (provider) => {
    const pactUrls = files.filter((file) => file.endsWith(`-${provider}.json`)).map((file) => path.join(FOLDER, file));
    const stateHandlers = Object.fromEntries(
      Object.entries(STATES).map(([state, make]) => [state, () => make(ada.client)]),
    );
    await new Verifier({ provider, providerBaseUrl: gate.url, pactUrls, stateHandlers, logLevel: 'error' }).verifyProvider();
  },
);
