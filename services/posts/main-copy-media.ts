import { ConfigError, loadConfig } from '@carillon/kit/config.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { z } from 'zod';
import { s3Settings, storageSettings } from './config.ts';
import { copyFolder } from './media/storage/copy-folder.ts';
import { createS3Storage } from './media/storage/s3-storage.ts';

// Copies the media in MEDIA_FOLDER into the bucket in MEDIA_S3_BUCKET, and compares both. It ends with 1 when a file differs.
try {
  process.exitCode = await copy();
} catch (error) {
  const inWords = error instanceof ConfigError || error instanceof AppError;
  console.error(inWords ? wordsOf(error) : error);
  process.exitCode = 1;
}

async function copy(): Promise<number> {
  const settings = storageSettings.extend({ MEDIA_FOLDER: z.string('must name the folder to copy') });
  const config = loadConfig(settings, process.env);
  if (!config.MEDIA_S3_BUCKET) throw new ConfigError(['MEDIA_S3_BUCKET: must name the bucket to copy to']);
  const storage = createS3Storage(s3Settings(config));
  try {
    await storage.check();
    const { copied, present, different } = await copyFolder(config.MEDIA_FOLDER, storage, (done, all) => {
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
