import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPacts } from '@carillon/contracts/pacts/read-pacts.ts';
import { ROOT, readServices } from '@carillon/kit/service/read-services.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MessageProviderPact, Verifier } from '@pact-foundation/pact';
import { sourceState } from '../../pacts/source-state.ts';
import { type Carillon, startCarillon } from './access/carillon.ts';
import { callsOf, findConsumers } from './pacts/calls.ts';
import { EVENT_TYPES, lastEvent } from './pacts/events.ts';
import { watchInside } from './pacts/inside.ts';
import { CONSUMER, startProviders } from './pacts/provider-gate.ts';
import { makeState } from './pacts/states.ts';
import { payPremium } from './pacts/states-of-billing.ts';
import { createUser, type User } from './pacts/user.ts';

/** The results that `npm run publish-pacts` publishes. */
const RESULTS = path.join(ROOT, '.cache/pact-results.json');
const { operations, processes } = await readServices();

interface Interaction {
  readonly description: string;
  readonly type: 'Synchronous/HTTP' | 'Asynchronous/Messages';
}
interface Pact {
  readonly interactions: readonly Interaction[];
}

const PACTS = await Promise.all(
  readPacts().map(async (one) => ({
    ...one,
    name: path.basename(one.file),
    pact: JSON.parse(await readFile(one.file, 'utf8')) as Pact,
  })),
);
const withKind = (kind: Interaction['type']) =>
  PACTS.flatMap((one) => {
    const interactions = one.pact.interactions.filter(({ type }) => type === kind);
    return interactions.length > 0 ? [{ ...one, pact: { ...one.pact, interactions } }] : [];
  });

let folder: string;
let carillon: Carillon;
let user: User;
let gate: Awaited<ReturnType<typeof startProviders>>;
const inside = watchInside();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pacts-'));
  carillon = await startCarillon({ watch: inside.watch, env: { PLANS: 'on' } });
  user = await createUser(carillon, inside);
  await payPremium(user);
  // Figures of the accounts are there from now on.
  await makeState('a published post with figures', user);
  gate = await startProviders({ operations, inside, user });
});
/** The kinds of interactions of each pact that aren't verified yet. */
const waiting = new Map(
  PACTS.map(({ name, pact }) => [name, new Set(pact.interactions.map(({ type }) => type))]),
);

afterAll(async () => {
  const verified = PACTS.filter(({ name }) => waiting.get(name)?.size === 0);
  const results = {
    state: sourceState(),
    verified: verified.map(({ consumer, provider, hash }) => ({ consumer, provider, hash })),
  };
  await mkdir(path.dirname(RESULTS), { recursive: true });
  await writeFile(RESULTS, JSON.stringify(results));
  await gate.close();
  await carillon.close();
  await rm(folder, { recursive: true });
});

const writePact = async (pact: Pact, name: string): Promise<string> => {
  const at = path.join(folder, name);
  await writeFile(at, JSON.stringify(pact));
  return at;
};

test.each(withKind('Synchronous/HTTP'))(
  '$provider answers as $consumer reads it: $name',
  async ({ consumer, provider, pact, name }) => {
    const names = pact.interactions.flatMap((one) => statesOf(one));
    const stateHandlers = Object.fromEntries(names.map((name) => [name, () => makeState(name, user)]));
    await new Verifier({
      provider,
      providerBaseUrl: gate.url,
      pactUrls: [await writePact(pact, name)],
      stateHandlers,
      customProviderHeaders: { [CONSUMER]: consumer },
      logLevel: 'error',
    }).verifyProvider();
    waiting.get(name)?.delete('Synchronous/HTTP');
  },
);

const statesOf = (interaction: object): string[] =>
  ((interaction as { providerStates?: { name: string }[] }).providerStates ?? []).map(({ name }) => name);

test.each(withKind('Asynchronous/Messages'))(
  '$provider tells what $consumer hears: $name',
  async ({ provider, pact, name }) => {
    const messageProviders = Object.fromEntries(
      EVENT_TYPES.map((type) => [type, () => lastEvent(type, user)]),
    );
    await new MessageProviderPact({
      provider,
      pactUrls: [await writePact(pact, `events-${name}`)],
      messageProviders,
      logLevel: 'error',
    }).verify();
    waiting.get(name)?.delete('Asynchronous/Messages');
  },
);

const CONSUMERS = await findConsumers();

/** Lists a consumer's interactions of a kind, each as `provider: description`. */
const listAgreed = (name: string, kind: Interaction['type']): string[] =>
  withKind(kind)
    .filter(({ consumer, earlier }) => consumer === name && !earlier)
    .flatMap(({ provider, pact }) => pact.interactions.map((one) => `${provider}: ${one.description}`))
    .toSorted();

test.each(CONSUMERS)('the pacts of $name have every call that it makes, and no other', async (consumer) => {
  const calls = (await callsOf(consumer)).filter(({ id }) => !(id in WITHOUT_PACT));
  expect(listAgreed(consumer.name, 'Synchronous/HTTP')).toEqual(
    calls.map(({ service, summary }) => `${service}: ${summary}`).toSorted(),
  );
});

test.each(CONSUMERS)('the pacts of $name have every event that it hears, and no other', ({ name }) => {
  const consumedEvents = processes
    .filter(({ service }) => service === name)
    .flatMap(({ subscribesTo }) => subscribesTo.map(({ type }) => `${type.split('.')[0]}: ${type}`))
    .filter((one) => !one.startsWith(`${name}: `));
  expect(listAgreed(name, 'Asynchronous/Messages')).toEqual([...new Set(consumedEvents)].toSorted());
});

/** Calls that no pact can try here, and why. */
const WITHOUT_PACT: Readonly<Record<string, string>> = {
  'billing.openPaymentPortal': 'Stripe alone has one',
  'analytics.actOnComment': 'a network alone has a comment to act on, a minute after the post',
  'analytics.takeDownPublication': 'it would delete the post that other calls ask about',
  'gateway.downloadData': 'the browser keeps it as a file, and no page reads it',
  'identity.confirmEmailChange': 'it would change the email by which all is tried',
  'identity.scheduleDeletion': 'it would close the account in whose name all is tried',
  'identity.keepAccount': 'only an account that is closed can be kept',
  'identity.startPasskeyLogin': 'an authenticator alone answers what it asks',
  'identity.logInWithPasskey': 'an authenticator alone answers a challenge',
  'identity.askSecondFactor': 'an authenticator alone answers what it asks',
  'identity.finishLogin': 'it takes a code of the moment',
  'identity.getSecondFactors': 'read with what changes it, which takes codes of the moment',
  'identity.startAuthenticator': 'it is finished by a code of the moment',
  'identity.confirmAuthenticator': 'it takes a code of the moment',
  'identity.removeAuthenticator': 'it takes a code of the moment',
  'identity.makeRecoveryCodes': 'they come with a factor, which every other login would need then',
  'identity.startPasskey': 'an authenticator alone answers what it asks',
  'identity.addPasskey': 'an authenticator alone answers a challenge',
  'identity.askPasskey': 'an authenticator alone answers what it asks',
  'identity.renamePasskey': 'whoever has a passkey needs it at every other login',
  'identity.removePasskey': 'whoever has a passkey needs it at every other login',
  'identity.signInToNetwork':
    'the sandbox’s account would be connected in the workspace that all is tried in',
  'identity.oauthCallback': 'the gateway passes it on, and reads nothing of it',
  'identity.setPassword': 'the account in whose name all is tried has a password',
  'identity.signInCallback': 'the gateway passes it on, and reads nothing of it',
};
