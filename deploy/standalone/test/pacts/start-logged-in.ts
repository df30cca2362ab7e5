import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ApiClient } from '../../../chaos/client/api-client.ts';

/** The gateway, as somebody sees it who is logged in: what comes in is sent on with their session. */
export async function startLoggedIn(client: ApiClient) {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const body = method === 'GET' ? undefined : ((await json(request)) as object);
    const reply = await client.send(method, url, body);
    response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
    response.end(await reply.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
