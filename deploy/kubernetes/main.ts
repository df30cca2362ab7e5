import path from 'node:path';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { readLine, wrongUsage } from '../command-line/read-line.ts';
import { writeMadeFiles } from './write-pieces.ts';
import { madeFolder, writeSecrets } from './write-secrets.ts';

// `npm run chart`: updates the chart's list of pieces, and the schema of its values.
// `npm run chart -- secrets [FOLDER] [--release NAME]`: writes the installation's secrets into this folder's `made` for a
// release called carillon, into `made/NAME` for another, or into the given folder, so that two installations never share
// a key by accident.
const USAGE = 'npm run chart\nnpm run chart -- secrets [FOLDER] [--release NAME]';

const { values, positionals } = readLine(USAGE, {
  options: { release: { type: 'string', default: 'carillon' } },
  allowPositionals: true,
});
const [what, folder = madeFolder(values.release), ...more] = positionals;
if ((what !== undefined && what !== 'secrets') || more.length > 0) wrongUsage(USAGE);
if (what === undefined)
  for (const file of await writeMadeFiles()) console.log(`${path.relative('', file)} is written.`);
else {
  const missing = writeSecrets(path.resolve(folder), await readServices(), values.release);
  console.log(missing.length > 0 ? `Made: ${missing.join(', ')}.` : 'Every secret was there.');
  console.log(`kubectl apply -n NAMESPACE -f ${path.relative('', path.join(folder, 'secrets.yaml'))}`);
}
