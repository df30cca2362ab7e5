import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';

interface Known {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: object;
}

/** As much of a cluster's API as `lookup` asks of it: that it has one object, of a kind of its own. */
export async function startClusterApi(object: Known) {
  const { apiVersion, kind, metadata } = object;
  const name = kind.toLowerCase();
  const resources = [{ name, singularName: name, namespaced: true, kind, verbs: ['get'] }];
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://here');
    asked.push(pathname);
    const found =
      pathname === `/apis/${apiVersion}`
        ? { kind: 'APIResourceList', apiVersion: 'v1', groupVersion: apiVersion, resources }
        : pathname.endsWith(`/${name}/${metadata.name}`) && object;
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found || { kind: 'Status', apiVersion: 'v1', status: 'Failure', code: 404 }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'));
  const kubeconfig = path.join(folder, 'config');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await writeFile(
    kubeconfig,
    stringify({
      ...{ apiVersion: 'v1', kind: 'Config', 'current-context': 'here' },
      clusters: [{ name: 'here', cluster: { server: address } }],
      contexts: [{ name: 'here', context: { cluster: 'here', user: 'here' } }],
      users: [{ name: 'here', user: {} }],
    }),
  );
  return {
    kubeconfig,
    asked: (): readonly string[] => asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
