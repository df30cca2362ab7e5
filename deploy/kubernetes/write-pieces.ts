import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { stringify } from 'yaml';
import { mfeNames } from '../pieces/mfes.ts';
import { piecesOf } from './pieces.ts';

const HEADER = `# Written by "npm run chart" from the services' descriptors and the micro-frontends' manifests: change those.\n`;

export const PIECES_FILE = path.join(import.meta.dirname, 'chart/files/pieces.yaml');

/** The text of `chart/files/pieces.yaml` as it has to be. */
export async function piecesText(): Promise<string> {
  const pieces = piecesOf(await readServices(), mfeNames());
  return HEADER + stringify(pieces, { aliasDuplicateObjects: false, lineWidth: 0 });
}
