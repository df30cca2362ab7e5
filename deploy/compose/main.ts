import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { writeComposition } from './write-composition.ts';

// `npm run compose [-- FOLDER]`: writes what `docker compose` needs into this folder's `createdFiles`, or the one that is named.
if (process.argv[2]?.startsWith('-')) {
  console.error('npm run compose [-- FOLDER]');
  process.exit(1);
}
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'made'));
const createdFiles = writeComposition(folder, await readServices());
console.log(`${path.join(folder, 'compose.yaml')} is written.`);
console.log(
  createdFiles.length > 0
    ? `Secrets were added to .env beside it: ${createdFiles.join(', ')}.`
    : 'Its .env has every secret.',
);
console.log(`docker compose -f ${path.relative('', path.join(folder, 'compose.yaml'))} up --build --wait`);
