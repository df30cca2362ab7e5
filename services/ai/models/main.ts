import path from 'node:path';
import { DownloadError } from './download.ts';
import { HUB, manageModels, USAGE } from './manage-models.ts';

// `npm run model -- list | get NAME | use NAME | remove NAME`, on the models in CARILLON_DATA/models.
const WIDTH = 40;

let lastLine = '';
/** A bar in a terminal, and nothing elsewhere. */
function onProgress(bytes: number, size: number): void {
  if (!process.stderr.isTTY) return;
  const part = bytes / size;
  const bar = '█'.repeat(Math.floor(part * WIDTH)).padEnd(WIDTH, '░');
  const line = `${bar} ${Math.floor(part * 100)} %  ${Math.floor(bytes / 1e6)} of ${Math.ceil(size / 1e6)} MB`;
  if (line === lastLine) return;
  lastLine = line;
  process.stderr.write(`\r${line}${bytes === size ? '\n' : ''}`);
}

try {
  process.exitCode = await manageModels(process.argv.slice(2), {
    folder: path.resolve(process.env.CARILLON_DATA ?? '.data', 'models'),
    hub: (process.env.MODEL_HUB || HUB).replace(/\/$/, ''),
    say: (line) => console.log(line),
    onProgress,
  });
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  console.error(isUsage ? USAGE : error instanceof DownloadError ? `\n${error.message}` : error);
  process.exitCode = isUsage ? 2 : 1;
}
