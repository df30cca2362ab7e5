import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { PIECES_FILE, piecesText } from './write-pieces.ts';
import { writeSecrets } from './write-secrets.ts';

// `npm run chart`: brings the chart's list of pieces up to date.
// `npm run chart -- secrets [FOLDER]`: writes the installation's secrets into this folder's `made`, or the one that is named.
const [what, folder = path.join(import.meta.dirname, 'made')] = process.argv.slice(2);
if (what === undefined) {
  writeFileSync(PIECES_FILE, await piecesText());
  console.log(`${path.relative('', PIECES_FILE)} is written.`);
} else if (what === 'secrets' && !folder.startsWith('-')) {
  const made = writeSecrets(path.resolve(folder), await readServices());
  console.log(made.length > 0 ? `Made: ${made.join(', ')}.` : 'Every secret was there.');
  console.log(`kubectl apply -n NAMESPACE -f ${path.relative('', path.join(folder, 'secrets.yaml'))}`);
} else {
  console.error('npm run chart\nnpm run chart -- secrets [FOLDER]');
  process.exit(1);
}
