import { parseArgs } from 'node:util';
import { folderOf, readServices } from '@carillon/kit/service/read-services.ts';
import { mfeNames } from '../pieces/mfes.ts';
import { buildLines } from './build-lines.ts';

// `npm run --silent images -- REGISTRY/PREFIX TAG [--push]`: the commands that build each piece's image, and push it; `| sh` runs them.
const USAGE = 'npm run --silent images -- REGISTRY/PREFIX TAG [--push]';

function readLine(): { readonly prefix: string; readonly tag: string; readonly push: boolean } | null {
  const options = { push: { type: 'boolean', default: false }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return null;
  const [prefix = '', tag = '', ...more] = positionals;
  if (!prefix || !tag || more.length > 0) throw new Error(USAGE);
  return { prefix, tag, push: values.push };
}

try {
  const line = readLine();
  if (line) {
    const { processes } = await readServices();
    const folders = [...new Set(processes.map(({ service }) => folderOf(service)))];
    for (const one of buildLines([...folders, ...mfeNames().map((name) => `mfes/${name}`)], line))
      console.log(one);
  } else console.log(USAGE);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
