import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@carillon/contracts/operation.ts';
import { addressOf } from '@carillon/contracts/operation-address.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { type ApiClient, type CallInput, createApiClient } from '../api/api-client.ts';

const FOLDER = path.join(import.meta.dirname, '../../../contracts/pacts');

interface Exchange<O extends Operation> {
  /** What has to be there for it, by a name that the provider's test knows. */
  readonly state?: string;
  readonly input?: CallInput<O>;
  /** An example of what the consumer reads: these fields have to be there, with values of these types. */
  readonly reads: object;
}

interface PactFile {
  readonly interactions: readonly unknown[];
}

/**
 * The pact of a consumer with a service. Each exchange is made by the real client with a stand-in; the provider's test
 * makes those of the file in `contracts/pacts` with the real service.
 */
export async function pactOf(consumer: string, provider: ServiceName) {
  const dir = await mkdtemp(path.join(tmpdir(), 'pact-'));
  const pact = new PactV4({ consumer, provider, dir, logLevel: 'error' });
  const name = `${consumer}-${provider}.json`;
  return {
    async exchange<O extends Operation>(
      operation: O,
      { state, input = {}, reads }: Exchange<O>,
    ): Promise<void> {
      const begun = state ? pact.addInteraction().given(state) : pact.addInteraction();
      const [address = '', query = ''] = `/api${addressOf(operation, input)}`.split('?');
      await begun
        .uponReceiving(operation.summary)
        .withRequest(operation.method, address, (request) => {
          for (const [key, value] of new URLSearchParams(query)) request.query({ [key]: value });
          if (operation.method !== 'GET') request.jsonBody(input.body ?? {});
        })
        .willRespondWith(operation.status, (reply) => {
          reply.jsonBody(MatchersV3.like(reads as never));
        })
        .executeTest(({ url }) => clientOf(url).call(operation, input));
    },
    /** @throws Error when the exchanges are not those that were agreed upon; `PACTS=write` agrees upon these */
    async agree(): Promise<void> {
      const made = await readFile(path.join(dir, name), 'utf8');
      await rm(dir, { recursive: true });
      if (process.env.PACTS === 'write') return writeFile(path.join(FOLDER, name), `${made}\n`);
      const agreed = await readFile(path.join(FOLDER, name), 'utf8').catch(() => '{}');
      const [now, before] = [made, agreed].map((text) => (JSON.parse(text) as PactFile).interactions);
      if (!isDeepStrictEqual(now, before))
        throw new Error(`${consumer} calls ${provider} otherwise than contracts/pacts/${name} says`);
    },
  };
}

function clientOf(url: string): ApiClient {
  const csrf = { get: () => 'token', set: () => undefined };
  const session = { current: () => 1, ended: () => undefined };
  return createApiClient({ csrf, session, baseUrl: `${url}/api` });
}
