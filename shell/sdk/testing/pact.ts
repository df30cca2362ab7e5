import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Operation } from '@carillon/contracts/operation.ts';
import { addressOf } from '@carillon/contracts/operation-address.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { type ApiClient, type CallInput, createApiClient } from '../api/api-client.ts';

const FOLDER = fileURLToPath(new URL('../../../contracts/pacts', import.meta.url));

interface Exchange<O extends Operation> {
  /** What has to be there for it, by a name that the provider's test knows. */
  readonly state?: string;
  readonly input?: CallInput<O>;
  /** An example of what the consumer reads: these fields have to be there, with values of these types. */
  readonly reads: object;
}

/**
 * The pact of a consumer with a service: each exchange is made by the real client with a stand-in, and written to
 * `contracts/pacts`; the provider's test makes it with the real service.
 */
export async function pactOf(consumer: string, provider: ServiceName) {
  // What is asked for no more is not asked of the provider either.
  await rm(`${FOLDER}/${consumer}-${provider}.json`, { force: true });
  const pact = new PactV4({ consumer, provider, dir: FOLDER, logLevel: 'error' });
  return async <O extends Operation>(operation: O, { state, input = {}, reads }: Exchange<O>): Promise<unknown> => {
    const [path = '', query = ''] = `/api${addressOf(operation, input)}`.split('?');
    const begun = state ? pact.addInteraction().given(state) : pact.addInteraction();
    const asked = begun.uponReceiving(operation.summary).withRequest(operation.method, path, (request) => {
      for (const [name, value] of new URLSearchParams(query)) request.query({ [name]: value });
      if (operation.method !== 'GET') request.jsonBody(input.body ?? {});
    });
    const answered = asked.willRespondWith(operation.status, (reply) => {
      reply.jsonBody(MatchersV3.like(reads as never));
    });
    return answered.executeTest(({ url }) => clientOf(url).call(operation, input));
  };
}

function clientOf(url: string): ApiClient {
  const csrf = { get: () => 'token', set: () => undefined };
  const session = { current: () => 1, ended: () => undefined };
  return createApiClient({ csrf, session, baseUrl: `${url}/api` });
}
