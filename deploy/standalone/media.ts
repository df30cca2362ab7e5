import path from 'node:path';
import { wrongUsage } from '../command-line/read-line.ts';

// `npm run media -- copy`: copies the media in CARILLON_DATA, or in MEDIA_FOLDER, into the bucket in MEDIA_S3_BUCKET.
const USAGE = 'npm run media -- copy';
const [command, ...more] = process.argv.slice(2);
if (command !== 'copy' || more.length > 0) wrongUsage(USAGE);

process.env.MEDIA_FOLDER = path.resolve(
  process.env.MEDIA_FOLDER || path.join(process.env.CARILLON_DATA || '.data', 'media'),
);
await import('@carillon/posts/main-copy-media.ts');
