import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PactV4 } from '@pact-foundation/pact';
import type { EventKind } from '../event.ts';
import type { BodyOf, Operation, ParamsOf, QueryOf } from '../operation.ts';
import { addressOf } from '../operation-address.ts';
import type { ServiceName } from '../service-names.ts';
import { agreeOn, type PactFile } from './agree-on.ts';
import { hear, type Listener } from './hear.ts';
import { inPath, inValue, type KnownValues } from './known-values.ts';
import { type Form, type Multipart, multipartOf } from './multipart.ts';
import { read } from './read.ts';

export interface Input<O extends Operation = Operation> {
  readonly body?: BodyOf<O>;
  readonly query?: QueryOf<O>;
  readonly params?: ParamsOf<O>;
}

/** Calls a provider at a URL as the consumer does. */
export type Send = (url: string, operation: Operation, input: Input) => Promise<unknown>;

interface Exchange<O extends Operation> {
  /** The required state, by a name that the provider's test knows. */
  readonly state?: string;
  /** Examples of what only the provider knows, such as the ids that it gives: its state fills them in by name. */
  readonly known?: KnownValues;
  readonly input?: Input<O>;
  /** The parts of a multipart request. */
  readonly form?: Form;
  /** An example of what the consumer reads: these fields have to be there, with values of these types. */
  readonly reads: object;
}

interface Interaction {
  readonly description: string;
  readonly request?: object;
}

/**
 * Records what a consumer needs of services. The consumer's real client makes each exchange with a stand-in; the
 * provider's test repeats the exchanges in `contracts/pacts` with the real service.
 * @param prefix start of the consumer's addresses
 */
export async function recordPacts(consumer: string, send: Send, prefix = '') {
  const dir = await mkdtemp(path.join(tmpdir(), 'pact-'));
  const pacts = new Map<ServiceName, PactV4>();
  const forms = new Map<string, Multipart>();
  const pactWith = (provider: ServiceName): PactV4 => {
    const pact = pacts.get(provider) ?? new PactV4({ consumer, provider, dir, logLevel: 'error' });
    pacts.set(provider, pact);
    return pact;
  };
  return {
    async exchange<O extends Operation>(
      operation: O,
      { state, known = {}, input = {}, form, reads }: Exchange<O>,
    ): Promise<void> {
      const interaction = pactWith(operation.service).addInteraction();
      const [address = '', query = ''] = `${prefix}${addressOf(operation, input)}`.split('?');
      const parts = form && (await multipartOf(form));
      if (parts) forms.set(operation.summary, parts);
      await (state ? interaction.given(state) : interaction)
        .uponReceiving(operation.summary)
        .withRequest(operation.method, inPath(address, known), (request) => {
          for (const [key, value] of new URLSearchParams(query))
            request.query({ [key]: inValue(value, known) as string });
          if (parts) request.headers({ 'content-type': parts.type });
          else if (operation.method !== 'GET') request.jsonBody(inValue(input.body ?? {}, known));
        })
        .willRespondWith(operation.status, (reply) => {
          reply.jsonBody(read(reads));
        })
        .executeTest(({ url }) =>
          parts
            ? fetch(`${url}${address}`, {
                method: operation.method,
                headers: { 'content-type': parts.type },
                body: new Uint8Array(parts.body),
              })
            : send(url, operation, input),
        );
    },
    /** An event that the consumer subscribes to, which its real handlers get. @throws as `hear` */
    async message(kind: EventKind, reads: object, listeners: readonly Listener[]): Promise<void> {
      const provider = kind.type.split('.')[0] as ServiceName;
      await pactWith(provider)
        .addAsynchronousInteraction()
        .expectsToReceive(kind.type, (message) => {
          message.withJSONContent({ type: kind.type, data: read(reads) });
        })
        .executeTest(async ({ contents }) => {
          await hear(kind, (contents.content as { data?: unknown }).data, listeners);
        });
    },
    /** @throws Error when they are not those that were agreed upon; `PACTS=write` agrees upon these */
    async agree(): Promise<void> {
      for (const provider of pacts.keys()) {
        const name = `${consumer}-${provider}.json`;
        const pactFile = JSON.parse(await readFile(path.join(dir, name), 'utf8')) as PactFile<Interaction>;
        const interactions = pactFile.interactions.map((one) => withForm(one, forms));
        await agreeOn(name, { ...pactFile, interactions }, process.env.PACTS === 'write');
      }
      await rm(dir, { recursive: true });
    },
  };
}

/** The stand-in can't compare the parts of a form, so they are recorded after it has received them. */
function withForm(interaction: Interaction, forms: ReadonlyMap<string, Multipart>): Interaction {
  const form = forms.get(interaction.description);
  if (!form) return interaction;
  const body = { content: form.body.toString('base64'), contentType: form.type, encoded: 'base64' };
  return { ...interaction, request: { ...interaction.request, body } };
}
