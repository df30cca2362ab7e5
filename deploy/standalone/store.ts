import path from 'node:path';
import { isInUse, StoreOpenError } from '@carillon/embedded-store/storage/open-database.ts';
import { backup, restore } from '@carillon/embedded-store/transfer/backup.ts';
import { copyTo } from '@carillon/embedded-store/transfer/copy-to.ts';
import { TargetInUseError } from '@carillon/embedded-store/transfer/target.ts';
import { ConfigError } from '@carillon/kit/config.ts';
import { openDataFolder } from './data-folder.ts';

// `npm run store -- backup FILE | restore FILE | copy-to MONGODB_URI`, on the store in CARILLON_DATA.
const USAGE = `npm run store -- backup FILE          copies the store to a new file; Carillon may run
npm run store -- restore FILE         restores a backup; stop Carillon first
npm run store -- copy-to MONGODB_URI  copies everything, including indexes, to a MongoDB, and compares the two`;

const WHILE_RUNNING = `Carillon was running, so anything it writes from now on is only in its own store. To move permanently, drop the
copied databases, stop Carillon, copy again, set MONGODB_URI and start Carillon.`;

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
    console.log(`Backed up the store to ${target}. Also back up the media folder and keys.json in ${data}.`);
    return 0;
  }
  if (command === 'restore' && target) {
    openDataFolder(data);
    const before = restore(folder, path.resolve(target));
    console.log(`Restored ${target}.${before ? ` The previous store is in ${before}.` : ''}`);
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
  console.log(running ? WHILE_RUNNING : 'Set MONGODB_URI and start Carillon.');
  return 0;
}
