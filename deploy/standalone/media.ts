import path from 'node:path';
import { ConfigError, loadConfig } from '@carillon/kit/config.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { s3Settings, storageSettings } from '@carillon/posts/config.ts';
import { copyFolder } from '@carillon/posts/media/storage/copy-folder.ts';
import { createS3Storage } from '@carillon/posts/media/storage/s3-storage.ts';
import { wrongUsage } from '../command-line/read-line.ts';

// `npm run media -- copy`: copies the media in CARILLON_DATA, or in MEDIA_FOLDER, into the bucket in MEDIA_S3_BUCKET, and
// compares both. It ends with 1 when a file differs.
const USAGE = 'npm run media -- copy';
const [command, ...more] = process.argv.slice(2);
if (command !== 'copy' || more.length > 0) wrongUsage(USAGE);

try {
  process.exitCode = await copy();
} catch (error) {
  const inWords = error instanceof ConfigError || error instanceof AppError;
  console.error(inWords ? wordsOf(error) : error);
  process.exitCode = 1;
}

async function copy(): Promise<number> {
  const folder = path.resolve(
    process.env.MEDIA_FOLDER || path.join(process.env.CARILLON_DATA || '.data', 'media'),
  );
  const config = loadConfig(storageSettings, process.env);
  if (!config.MEDIA_S3_BUCKET) throw new ConfigError(['MEDIA_S3_BUCKET: must name the bucket to copy to']);
  const storage = createS3Storage(s3Settings(config));
  try {
    await storage.check();
    const { copied, present, different } = await copyFolder(folder, storage, (done, all) => {
      if (done % 100 === 0) console.log(`${done} of ${all}`);
    });
    console.log(`${copied} files copied, ${present} were there. The disk is as it was.`);
    for (const key of different)
      console.error(`different: ${key}. Remove it from the bucket, and copy again.`);
    return different.length > 0 ? 1 : 0;
  } finally {
    storage.close();
  }
}

/** The cause says which bucket and why; the message is for users. */
function wordsOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}
