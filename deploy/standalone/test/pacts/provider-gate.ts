import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isInternal, type Operation } from '@carillon/contracts/operation.ts';
import type { Inside } from './inside.ts';
import type { User } from './user.ts';

/** Says whose pact a call is of. */
export const CONSUMER = 'x-pact-consumer';

interface Behind {
  readonly operations: readonly Operation[];
  readonly inside: Inside;
  readonly user: User;
}

/**
 * Every provider at one address. A call that users make too goes through the gateway, with a session; one for
 * services only goes to the service, signed by the consumer.
 */
export async function startProviders({ operations, inside, user }: Behind) {
  const answer = async (request: IncomingMessage): Promise<Response> => {
    const { method = 'GET', url = '/' } = request;
    const body = await buffer(request);
    const type = String(request.headers['content-type'] ?? '');
    const internal = operations.find((one) => isInternal(one) && one.method === method && one.path === url);
    if (!internal) {
      const address = url.startsWith('/api/') ? url : `/api${url}`;
      return user.send(method, address, method === 'GET' ? undefined : { type, bytes: body });
    }
    // One of the consumer's processes that may call it.
    const consumer = request.headers[CONSUMER];
    const caller = [...inside.processes.entries()].find(
      ([name]) => inside.serviceOf(name) === consumer && internal.access.includes(name),
    )?.[1];
    const transport = caller?.transports[internal.service];
    if (!caller || !transport) throw new Error(`${consumer} has no way to ${internal.id}`);
    const authorization = `Bearer ${await caller.signer.sign(internal.service)}`;
    return transport(
      new Request(`http://${internal.service}${url}`, {
        method,
        headers: { authorization, 'content-type': type },
        body: new Uint8Array(body),
      }),
    );
  };
  const server = createServer(async (request, response) => {
    const reply = await answer(request).catch(
      (error: unknown) => new Response(String(error), { status: 500 }),
    );
    response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await reply.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
