import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@carillon/contracts/domain/roles.ts';
import { leastRole, type Operation } from '@carillon/contracts/operation.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ApiClient, createApiClient } from '../api-client.ts';
import { type Account, type Carillon, call, startCarillon } from './access/carillon.ts';
import { connectedOwner } from './access/connected-owner.ts';
import { ATTEMPTS, BODIES, OTHER_ANSWERS } from './access/fixtures.ts';
import { idFieldsOf } from './access/id-fields.ts';
import { createConfirmation } from './access/make-access.ts';
import { schedule } from './access/make-posts.ts';
import type { Owner } from './access/owner.ts';
import { ownParams, paramsOf } from './access/params-of.ts';

const { operations } = await readServices();
const OF_MEMBERS = operations.filter((operation) => leastRole(operation) !== null);
const SERVICES = [...new Set(operations.map(({ service }) => service))];
const toNamedCases = (some: readonly Operation[]) =>
  some.map((operation) => [operation.id, operation] as const);

let carillon: Carillon;
let ada: Account & Owner;
let bob: Account & Owner;

beforeAll(async () => {
  carillon = await startCarillon();
  ada = await connectedOwner(carillon, 'ada', ['facebook', 'instagram']);
  bob = await connectedOwner(carillon, 'bob', ['facebook']);
});
afterAll(() => carillon.close());

const listStored = () => carillon.keptFor(ada.workspaceId, SERVICES);

/** Calls that were refused to another workspace, and that its owner makes at the end. */
const refusedCalls: { operation: Operation; params?: object; body?: object | FormData }[] = [];

/** @throws Error unless it is refused to bob, and nothing of ada's has changed */
async function refuse(
  one: (typeof refusedCalls)[number],
  answers: readonly number[],
  byOwner = one.body,
): Promise<void> {
  const before = await listStored();
  const { status, text } = await call(bob.client, one.operation, one);
  if (!answers.includes(status))
    throw new Error(`${one.operation.id} answered another workspace ${status}, not ${answers}: ${text}`);
  expect(await listStored()).toEqual(before);
  refusedCalls.push({ ...one, body: byOwner });
}

describe('another workspace', () => {
  test.each(toNamedCases(OF_MEMBERS.filter((one) => paramsOf(one).length > 0)))(
    '%s finds nothing by an id in its path',
    async (id, operation) => {
      const params = await ownParams(operation, ada);
      await refuse({ operation, params, body: BODIES[id] }, OTHER_ANSWERS[id] ?? [403, 404]);
    },
  );

  test.each(toNamedCases(OF_MEMBERS.filter((one) => idFieldsOf(one).length > 0)))(
    '%s finds nothing by an id in its fields',
    async (id, operation) => {
      const attempts = (await ATTEMPTS[id]?.(ada)) ?? [];
      for (const field of idFieldsOf(operation)) {
        const ownAttempts = attempts.filter((attempt) => attempt.field === field);
        if (ownAttempts.length === 0)
          throw new Error(
            `${id} takes ${field}: declare in access/fixtures.ts, ATTEMPTS, a call with another’s.`,
          );
        for (const { params, body, form, answers } of ownAttempts)
          await refuse({ operation, params, body: form?.(bob) ?? body }, answers, form?.(ada) ?? body);
      }
    },
  );

  test.each(toNamedCases(OF_MEMBERS.filter(({ method }) => method === 'GET')))(
    '%s tells nothing of it',
    async (_, operation) => {
      const post = await schedule(ada);
      const params = Object.fromEntries(paramsOf(operation).map(({ name }) => [name, randomUUID()]));
      const { text } = await call(bob.client, operation, { params });
      for (const secret of [ada.workspaceId, ada.userId, ada.pageId, post.post_id])
        expect(text).not.toContain(secret);
    },
  );

  test('its owner gets what it is denied', async () => {
    expect(refusedCalls.length).toBeGreaterThan(0);
    for (const one of refusedCalls) {
      const { status, text } = await call(ada.client, one.operation, one);
      if ([400, 403, 404, 422].includes(status))
        throw new Error(`${one.operation.id} answered its own workspace ${status}: ${text}`);
    }
  });
});

describe('a role', () => {
  const members = new Map<Role, ApiClient>();
  beforeAll(async () => {
    for (const role of ROLES) {
      await carillon.signUp(`carol-${role}`);
      const confirmation = role === 'owner' ? createConfirmation(ada.client) : {};
      members.set(role, await carillon.asMember(`carol-${role}`, ada.client, role, confirmation));
    }
  });

  /** Names nothing, so that an admitted caller changes nothing. */
  const asRole = (client: ApiClient | undefined, operation: Operation) => {
    if (!client) throw new Error('there is no such member');
    const params = paramsOf(operation).map(({ name, place }) => [
      name,
      place === '/:platform' ? 'linkedin' : randomUUID(),
    ]);
    return call(client, operation, { params: Object.fromEntries(params) });
  };

  test.each(toNamedCases(OF_MEMBERS))(
    '%s is for those who have at least the role that it names',
    async (_, operation) => {
      const answers = await Promise.all(ROLES.map((role) => asRole(members.get(role), operation)));
      const letIn = ROLES.filter((_, n) => answers[n]?.status !== 401 && answers[n]?.status !== 403);
      expect(letIn).toEqual(ROLES.slice(ROLES.indexOf(operation.access as Role)));
      for (const { status, text } of answers) if (status === 403) expect(text).toContain('"forbidden"');
    },
  );

  test.each(toNamedCases(OF_MEMBERS))('%s is for nobody who is not logged in', async (_, operation) => {
    expect((await asRole(createApiClient(carillon.url), operation)).status).toBe(401);
  });
});
