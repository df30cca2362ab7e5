import { folderOf, readServices } from '@carillon/kit/service/read-services.ts';
import { readLine, wrongUsage } from '../command-line/read-line.ts';
import { mfeNames } from '../pieces/mfes.ts';
import { buildLines } from './build-lines.ts';

// `npm run --silent images -- REGISTRY/PREFIX TAG [--push]`: the commands that build each piece's image, and push it; `| sh` runs them.
const USAGE = 'npm run --silent images -- REGISTRY/PREFIX TAG [--push]';

const { values, positionals } = readLine(USAGE, {
  options: { push: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [prefix = '', tag = '', ...more] = positionals;
if (!prefix || !tag || more.length > 0) wrongUsage(USAGE);
const { processes } = await readServices();
const folders = [...new Set(processes.map(({ service }) => folderOf(service)))];
const pieces = [...folders, ...mfeNames().map((name) => `mfes/${name}`)];
try {
  for (const line of buildLines(pieces, { prefix, tag, push: values.push })) console.log(line);
} catch (error) {
  wrongUsage(USAGE, (error as Error).message);
}
