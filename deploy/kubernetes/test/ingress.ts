import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Manifest, ofKind } from './manifests.ts';

/** Hands requests on as an Ingress says: to the Service of the longest path that they begin with. */
export async function startIngress(port: number) {
  let routes: readonly (readonly [path: string, port: number])[] = [];
  const server = createServer((incoming, reply) => {
    const at = new URL(incoming.url ?? '/', 'http://here').pathname;
    const to = routes.find(([path]) => path === '/' || at === path || at.startsWith(`${path}/`));
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const onward = request(
      { host: '127.0.0.1', port: to?.[1], method: incoming.method, path: incoming.url, headers },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    onward.on('error', () => reply.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    follow(manifests: readonly Manifest[], services: ReadonlyMap<string, number>): void {
      const paths = ofKind(manifests, 'Ingress').flatMap(({ spec }) =>
        spec.rules.flatMap(({ http }) => http.paths),
      );
      routes = paths
        .map(({ path, backend }) => {
          const [, weight = 0] =
            [...services].find(([name]) => name.startsWith(`${backend.service.name}:`)) ?? [];
          return [path, weight] as const;
        })
        .toSorted(([a], [b]) => b.length - a.length);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
