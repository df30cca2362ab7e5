import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { CHART, type Cluster, ROOT } from './cluster.ts';

/** The service that is added, and one that it is like. */
export const ADDED = 'reminders';
const LIKE = 'notifications';

/**
 * The chart as `npm run chart` writes it once a service's folder is added, beside the checkout's own, and its Secret.
 * @returns the chart's folder
 */
export async function addService(cluster: Cluster, namespace: string): Promise<string> {
  const chart = path.join(cluster.folder, 'chart-with-a-service');
  cpSync(path.join(ROOT, CHART), chart, { recursive: true });
  const file = path.join(chart, 'files/pieces.yaml');
  const pieces = parse(readFileSync(file, 'utf8')) as Record<string, object>;
  const added = { ...pieces[LIKE], image: ADDED, port: 8099, opsPort: 9099, calledBy: [] };
  writeFileSync(file, stringify({ ...pieces, [ADDED]: added }));
  const like = await cluster.kubectl('get', `secret/carillon-${LIKE}`, '-n', namespace, '-o', 'json');
  const { data } = JSON.parse(like.stdout) as { readonly data: object };
  await cluster.apply(
    [{ apiVersion: 'v1', kind: 'Secret', metadata: { name: `carillon-${ADDED}` }, data }],
    namespace,
  );
  return chart;
}
