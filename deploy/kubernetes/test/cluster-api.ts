import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';

interface KnownKind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: object;
  readonly status?: object;
}

/** Kinds that every cluster knows, and the chart asks for. */
const BUILT_IN = [{ apiVersion: 'apps/v1', kind: 'Deployment' }];

/** Starts the part of a cluster's API that `lookup` calls: it reports that the cluster has these objects. */
export async function startClusterApi(objects: readonly KnownKind[]) {
  const kinds = [...BUILT_IN, ...objects];
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://here');
    requests.push(pathname);
    const resources = kinds.flatMap(({ apiVersion, kind }) =>
      pathname === `/apis/${apiVersion}` ? [resourceOf(kind)] : [],
    );
    const match =
      resources.length > 0
        ? {
            kind: 'APIResourceList',
            apiVersion: 'v1',
            groupVersion: pathname.slice('/apis/'.length),
            resources,
          }
        : objects.find(({ kind, metadata }) => pathname.endsWith(`/${kind.toLowerCase()}/${metadata.name}`));
    response.writeHead(match ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(match || { kind: 'Status', apiVersion: 'v1', status: 'Failure', code: 404 }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'));
  const kubeconfig = path.join(folder, 'config');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await writeFile(
    kubeconfig,
    stringify({
      apiVersion: 'v1',
      kind: 'Config',
      'current-context': 'here',
      clusters: [{ name: 'here', cluster: { server: address } }],
      contexts: [{ name: 'here', context: { cluster: 'here', user: 'here' } }],
      users: [{ name: 'here', user: {} }],
    }),
  );
  return {
    kubeconfig,
    asked: (): readonly string[] => requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

const resourceOf = (kind: string) => ({
  name: kind.toLowerCase(),
  singularName: kind.toLowerCase(),
  namespaced: true,
  kind,
  verbs: ['get'],
});
