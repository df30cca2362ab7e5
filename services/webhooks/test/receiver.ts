import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook as Verifier } from 'standardwebhooks';

/** A received delivery, with whether a secret verifies it. */
export interface Received {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly payload: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A receiver on this machine with scripted replies. */
export async function startReceiver(answer: RequestListener = (_, reply) => void reply.end('thanks')) {
  const received: Received[] = [];
  const receiver = {
    received,
    answer,
    ids: () => received.map(({ id }) => id),
    url: '',
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, reply) => {
    const body = await text(request);
    const { headers } = request;
    received.push({ id: String(headers['webhook-id']), headers, body, payload: JSON.parse(body) });
    receiver.answer(request, reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?team=bells`;
  return receiver;
}

/** Verifies as any receiver does, but by a test's clock. */
export function verifies(secret: string, { headers, body }: Pick<Received, 'headers' | 'body'>, now: Date) {
  const real = Date.now;
  Date.now = () => now.getTime();
  try {
    new Verifier(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  } finally {
    Date.now = real;
  }
}
