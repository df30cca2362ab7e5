import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { stringify } from 'yaml';
import { mfeNames } from '../pieces/mfes.ts';
import { piecesOf } from './pieces.ts';
import { valuesSchema } from './values-schema.ts';

const HEADER = `# Written by "npm run chart" from the services' descriptors and the micro-frontends' manifests: change those.\n`;
const CHART = path.join(import.meta.dirname, 'chart');

/** The files of the chart that follow from descriptors and manifests, by their path, as they have to be. */
export async function renderFiles(): Promise<Readonly<Record<string, string>>> {
  const pieces = piecesOf(await readServices(), mfeNames());
  return {
    [path.join(CHART, 'files/pieces.yaml')]:
      HEADER + stringify(pieces, { aliasDuplicateObjects: false, lineWidth: 0 }),
    [path.join(CHART, 'values.schema.json')]: `${JSON.stringify(valuesSchema(pieces), null, 2)}\n`,
  };
}

/** Writes them, and gives where they are. */
export async function writeMadeFiles(): Promise<string[]> {
  const files = await renderFiles();
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
  return Object.keys(files);
}
