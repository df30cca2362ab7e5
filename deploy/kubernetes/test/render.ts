import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { parseAllDocuments } from 'yaml';
import type { Manifest } from './manifests.ts';

const CHART = path.join(import.meta.dirname, '../chart');
const OWN = path.join(ROOT, '.cache/go-tools/helm');
/** The API that the chart is made for. */
export const KUBERNETES = '1.34.0';

/**
 * What helm makes of the chart.
 * @param values a file of `deploy/kubernetes/values`
 * @param more values over those, by their path
 * @throws Error with what helm says
 */
export function render(values: string, more: Readonly<Record<string, unknown>> = {}): Manifest[] {
  const helm = existsSync(OWN) ? OWN : 'helm';
  const file = path.join(import.meta.dirname, '../values', `${values}.yaml`);
  const set = Object.entries(more).flatMap(([at, value]) => ['--set-json', `${at}=${JSON.stringify(value)}`]);
  const { status, stdout, stderr, error } = spawnSync(
    helm,
    [
      'template',
      'carillon',
      CHART,
      '--namespace',
      'social',
      '--kube-version',
      KUBERNETES,
      '-f',
      file,
      ...set,
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw new Error('helm is not there; npm run chart:validate builds it', { cause: error });
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout).flatMap((one) => (one.toJS() as Manifest | null) ?? []);
}
