import path from 'node:path';
import { parseArgs } from 'node:util';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { writeMadeFiles } from './write-pieces.ts';
import { writeSecrets } from './write-secrets.ts';

// `npm run chart`: brings the chart's list of pieces up to date, and what its values may say.
// `npm run chart -- secrets [FOLDER] [--release NAME]`: writes the installation's secrets into this folder's `made`, or the one
// that is named, for a release of that name.
const USAGE = 'npm run chart\nnpm run chart -- secrets [FOLDER] [--release NAME]';

function readLine() {
  const options = { release: { type: 'string', default: 'carillon' }, help: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [what, folder = path.join(import.meta.dirname, 'made'), ...more] = positionals;
    const isKnown = (what === undefined || what === 'secrets') && more.length === 0;
    return { what, folder, release: values.release, isHelp: values.help, isKnown };
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

const line = readLine();
if (line?.isHelp) console.log(USAGE);
else if (!line?.isKnown) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (line.what === undefined)
  for (const file of await writeMadeFiles()) console.log(`${path.relative('', file)} is written.`);
else {
  const { folder, release } = line;
  const made = writeSecrets(path.resolve(folder), await readServices(), release);
  console.log(made.length > 0 ? `Made: ${made.join(', ')}.` : 'Every secret was there.');
  console.log(`kubectl apply -n NAMESPACE -f ${path.relative('', path.join(folder, 'secrets.yaml'))}`);
}
