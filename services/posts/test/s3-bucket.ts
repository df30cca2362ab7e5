import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, DeleteBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../media/storage/s3-storage.ts';

/** A new bucket at the server in `S3_ENDPOINT` (`.ci/s3.sh` starts one). */
export async function makeBucket() {
  const endpoint = process.env.S3_ENDPOINT;
  if (!endpoint) throw new Error('S3_ENDPOINT names no server: .ci/s3.sh starts one');
  const settings: S3Settings = {
    endpoint,
    region: 'us-east-1',
    bucket: `carillon-${randomUUID()}`,
    accessKeyId: process.env.S3_ACCESS_KEY_ID ?? 'carillon',
    secretAccessKey: process.env.S3_SECRET_ACCESS_KEY ?? 'carillon-secret',
    pathStyle: true,
  };
  const { region, accessKeyId, secretAccessKey, bucket: Bucket } = settings;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const create = () => client.send(new CreateBucketCommand({ Bucket }));
  await create();
  return {
    create,
    /** Only while it is empty. */
    drop: () => client.send(new DeleteBucketCommand({ Bucket })),
    settings,
    /** As operators set it. */
    env: {
      MEDIA_S3_BUCKET: Bucket,
      MEDIA_S3_ENDPOINT: endpoint,
      MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
      MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    async keys(): Promise<string[]> {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      return Contents.map(({ Key = '' }) => Key);
    },
    close: () => client.destroy(),
  };
}

export type Bucket = Awaited<ReturnType<typeof makeBucket>>;
