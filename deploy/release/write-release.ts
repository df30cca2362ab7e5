import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printOpenApi } from '@carillon/gateway/openapi/print-openapi.ts';
import { DEFAULT_RATES } from '@carillon/gateway/rate-limits/rate-limits.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { billOfMaterials, imageOf } from '../docker/packages/bill-of-materials.ts';
import { PIECES } from '../docker/packages/workspaces-of.ts';
import { git } from './git.ts';
import { packageChart } from './package-chart.ts';

export interface Release {
  readonly version: string;
  /** Markdown: what is new, and how to upgrade. */
  readonly notes: string;
}

/** The API of an installation that has its own address, as anybody who makes a client needs it. */
const PLACE = { publicUrl: 'https://carillon.example', apiBaseUrl: '/api', rates: DEFAULT_RATES };

/** Writes all files of a release into an empty folder. The last commit must be what is released. */
export async function writeRelease({ version, notes }: Release, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'sbom'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const writeJson = (name: string, value: unknown) => write(name, `${JSON.stringify(value, null, 2)}\n`);
  const source = path.join(folder, `carillon-${version}-source.tar.gz`);
  git(['archive', '--format=tar.gz', `--prefix=carillon-${version}/`, '-o', source, 'HEAD']);
  packageChart(version, folder);
  const { operations } = await readServices();
  writeJson('openapi.json', printOpenApi(operations, PLACE));
  writeJson('sbom/carillon.cdx.json', billOfMaterials());
  for (const piece of PIECES) writeJson(`sbom/${imageOf(piece)}.cdx.json`, billOfMaterials(piece));
  write('images.txt', PIECES.map((piece) => `carillon/${imageOf(piece)}:${version}\n`).join(''));
  write('NOTES.md', notes);
  write('SHA256SUMS', checksums(folder));
}

/** Lists checksums in the format of `sha256sum --check`. */
function checksums(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)).replaceAll(path.sep, '/'));
  const sumOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return files
    .toSorted()
    .map((file) => `${sumOf(file)}  ${file}\n`)
    .join('');
}
