import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Passes requests on to a server for as long as it isn't away. */
export async function startSwitchedProxy(target: string) {
  let isAway = false;
  const server = createServer((request, reply) => {
    if (isAway) return void request.socket.destroy();
    const { method, headers } = request;
    const passed = ask(new URL(request.url ?? '/', target), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => request.socket.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async whileAway<T>(work: () => Promise<T>): Promise<T> {
      isAway = true;
      try {
        return await work();
      } finally {
        isAway = false;
      }
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
