import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';

const GROUP = '/apis/external.metrics.k8s.io/v1beta1';

/** Serves an autoscaler a figure from outside the cluster, as KEDA's metrics server does; the figure is the test's. */
export interface ExternalMetrics {
  /** The figure from now on: seconds of lag. */
  set(value: number): void;
  /** Objects that make the API server ask here. */
  readonly objects: readonly object[];
  close(): void;
}

/** @param pair paths of a certificate and its key */
export async function startExternalMetrics(pair: {
  readonly certificate: string;
  readonly key: string;
}): Promise<ExternalMetrics> {
  let value = 0;
  const keys = { cert: readFileSync(pair.certificate), key: readFileSync(pair.key) };
  const server = createServer(keys, ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'https://here');
    const metricName = new RegExp(`^${GROUP}/namespaces/[^/]+/([^/]+)$`).exec(pathname)?.[1];
    const answer = metricName ? valueList(metricName, value) : pathname === GROUP ? resources : undefined;
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(answer ?? { kind: 'Status', apiVersion: 'v1', status: 'Failure', code: 404 }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    set: (next) => {
      value = next;
    },
    objects: objectsAt(port),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const resources = {
  kind: 'APIResourceList',
  apiVersion: 'v1',
  groupVersion: 'external.metrics.k8s.io/v1beta1',
  resources: [
    {
      name: 'externalmetrics',
      singularName: '',
      namespaced: true,
      kind: 'ExternalMetricValueList',
      verbs: ['get'],
    },
  ],
};

const valueList = (metricName: string, value: number) => ({
  kind: 'ExternalMetricValueList',
  apiVersion: 'external.metrics.k8s.io/v1beta1',
  metadata: {},
  items: [
    {
      metricName,
      metricLabels: {},
      timestamp: new Date().toISOString(),
      value: `${Math.round(value * 1000)}m`,
    },
  ],
});

const objectsAt = (port: number) => [
  {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'external-metrics', namespace: 'kube-system' },
    spec: { type: 'ExternalName', externalName: 'localhost', ports: [{ port }] },
  },
  {
    apiVersion: 'apiregistration.k8s.io/v1',
    kind: 'APIService',
    metadata: { name: 'v1beta1.external.metrics.k8s.io' },
    spec: {
      group: 'external.metrics.k8s.io',
      version: 'v1beta1',
      groupPriorityMinimum: 100,
      versionPriority: 100,
      insecureSkipTLSVerify: true,
      service: { name: 'external-metrics', namespace: 'kube-system', port },
    },
  },
];
