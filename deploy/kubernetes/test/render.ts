import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { parse, parseAllDocuments } from 'yaml';
import type { Manifest } from './manifests.ts';

const CHART = path.join(import.meta.dirname, '../chart');
const CACHED_HELM = path.join(ROOT, '.cache/go-tools/helm');
/** `HELM` names another one, such as of the next version. */
const HELM = process.env.HELM ?? (existsSync(CACHED_HELM) ? CACHED_HELM : 'helm');
const LIMIT = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
/** The API that the chart is made for. */
export const KUBERNETES = '1.34.0';

/** Values over those of a file, by their path. */
type More = Readonly<Record<string, unknown>>;

/**
 * Renders the chart with helm.
 * @param values a file of `deploy/kubernetes/values`
 * @param more values over those, by their path
 * @throws Error with helm's message
 */
export function render(values: string, more: More = {}, release = 'carillon'): Manifest[] {
  const { status, stdout, stderr, error } = spawnSync(HELM, template(values, more, release), LIMIT);
  if (error) throw new Error('helm is not there; npm run chart:validate builds it', { cause: error });
  if (status !== 0) throw new Error(stderr);
  return manifestsIn(stdout);
}

/** The same, as an upgrade renders it: by what it finds in a cluster. */
export async function renderWithLookups(
  values: string,
  kubeconfig: string,
  more: More = {},
): Promise<Manifest[]> {
  const args = [...template(values, more, 'carillon'), '--dry-run=server', '--kubeconfig', kubeconfig];
  return manifestsIn((await promisify(execFile)(HELM, args, LIMIT)).stdout);
}

/**
 * Renders helm's notes after the installation of a release: only an installation shows them, so a copy of the chart
 * makes an object of them.
 */
export function renderNotes(more: More, release = 'carillon'): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'carillon-notes-'));
  try {
    cpSync(CHART, copy, { recursive: true });
    writeFileSync(
      path.join(copy, 'templates/notes.yaml'),
      'said: {{ include "carillon.notes" . | quote }}\n',
    );
    const args = [...template('minimal', more, release, copy), '--show-only', 'templates/notes.yaml'];
    const { status, stdout, stderr } = spawnSync(HELM, args, LIMIT);
    if (status !== 0) throw new Error(stderr);
    return (parse(stdout) as { readonly said: string }).said;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const manifestsIn = (text: string): Manifest[] =>
  parseAllDocuments(text).flatMap((one) => (one.toJS() as Manifest | null) ?? []);

function template(values: string, more: More, release: string, chart = CHART): string[] {
  const file = path.join(import.meta.dirname, '../values', `${values}.yaml`);
  const set = Object.entries(more).flatMap(([at, value]) => ['--set-json', `${at}=${JSON.stringify(value)}`]);
  const where = ['--namespace', 'social', '--kube-version', KUBERNETES];
  return ['template', release, chart, ...where, '-f', file, ...set];
}
