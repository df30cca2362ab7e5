import { z } from 'zod';
import { WrongUsage } from './store.ts';

const WITHIN_MS = 30_000;

const environments = z.object({
  _embedded: z.object({ environments: z.array(z.object({ uuid: z.string(), name: z.string() })) }),
});

export interface BrokerApi {
  /**
   * Returns the broker's reply.
   * @throws WrongUsage with its error message
   */
  ask(method: 'GET' | 'POST' | 'PATCH', address: string, body?: object): Promise<unknown>;
  /**
   * Returns the broker's ID of an environment.
   * @throws WrongUsage if there is none with that name
   */
  environment(name: string): Promise<string>;
}

/** A Pact Broker or PactFlow over HTTP. */
export function createBrokerApi(baseUrl: string, token: string | undefined): BrokerApi {
  const root = baseUrl.replace(/\/$/, '');
  const ask: BrokerApi['ask'] = async (method, address, body) => {
    const reply = await fetch(address.startsWith('http') ? address : root + address, {
      method,
      headers: {
        accept: 'application/hal+json',
        ...(body && {
          'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
        }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const text = await reply.text();
    if (!reply.ok) throw new WrongUsage(`The Pact Broker answers ${reply.status}: ${text.slice(0, 500)}`);
    return text ? JSON.parse(text) : null;
  };
  return {
    ask,
    async environment(name) {
      const { environments: all } = environments.parse(await ask('GET', '/environments'))._embedded;
      const environment = all.find((one) => one.name === name);
      if (!environment) throw new WrongUsage(`The Pact Broker knows no environment ${name}.`);
      return environment.uuid;
    },
  };
}
