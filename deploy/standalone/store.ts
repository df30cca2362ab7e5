import path from 'node:path';
import { isInUse, StoreOpenError } from '@carillon/embedded-store/storage/open-database.ts';
import { backup, restore } from '@carillon/embedded-store/transfer/backup.ts';
import { copyTo } from '@carillon/embedded-store/transfer/copy-to.ts';
import { TargetInUseError } from '@carillon/embedded-store/transfer/target.ts';
import { ConfigError } from '@carillon/kit/config.ts';
import { openDataFolder } from './data-folder.ts';

// `npm run store -- backup FILE | restore FILE | copy-to MONGODB_URI`, on the store in CARILLON_DATA.
const USAGE = `npm run store -- backup FILE          copies the store into a new file, while it runs or not
npm run store -- restore FILE         puts a backup back; Carillon must be stopped
npm run store -- copy-to MONGODB_URI  copies everything, indexes included, into a MongoDB, and compares`;

const WHILE_RUNNING = `Carillon was running: what it writes from now on is in its own store alone. To move for good, drop the
copied databases, stop Carillon, copy again, set MONGODB_URI and start.`;

const data = path.resolve(process.env.CARILLON_DATA ?? '.data');
const folder = path.join(data, 'store');
const [command, target] = process.argv.slice(2);

try {
  process.exitCode = await run();
} catch (error) {
  const inWords = [StoreOpenError, TargetInUseError, ConfigError].some((kind) => error instanceof kind);
  console.error(inWords ? (error as Error).message : error);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  if (command === 'backup' && target) {
    backup(folder, path.resolve(target));
    console.log(`The store is in ${target}. Keep ${data}'s media folder and keys.json with it.`);
    return 0;
  }
  if (command === 'restore' && target) {
    openDataFolder(data);
    const before = restore(folder, path.resolve(target));
    console.log(`${target} is restored.${before ? ` The previous store is in ${before}.` : ''}`);
    return 0;
  }
  if (command === 'copy-to' && target) return copy(target);
  console.error(USAGE);
  return 2;
}

async function copy(uri: string): Promise<number> {
  const running = isInUse(folder);
  const { collections, documents, differences } = await copyTo(folder, uri, {
    progress: (namespace, count) => console.log(`${namespace}: ${count} documents`),
  });
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) {
    console.log('The two stores differ. Run the same command again to repair the differences.');
    return 1;
  }
  console.log(
    `${documents} documents in ${collections} collections, and their indexes, are the same on both sides.`,
  );
  console.log(running ? WHILE_RUNNING : 'Set MONGODB_URI and start.');
  return 0;
}
