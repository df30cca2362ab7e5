import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client as Client, ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { sentence } from '@carillon/contracts/text.ts';
import { ConfigError } from '@carillon/kit/config.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { persistently } from '@carillon/kit/persistently.ts';
import { createIdleLimit } from './idle-limit.ts';
import type { ObjectStorage, StoredObject } from './object-storage.ts';
import { openBody } from './open-body.ts';
import { withFile } from './with-file.ts';

export interface S3Settings {
  /** Absent for Amazon's own. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket's name is part of the path, as most servers but Amazon's want it. */
  readonly pathStyle: boolean;
}

const CONNECT_MS = 5000;
/** A call without a file takes no longer, with all its tries; one with a file may, while bytes flow. */
const IDLE_MS = 30_000;
/** Tries of a call without a file; the wait doubles after each. */
const TRIES = 3;
/** Readers of files may be slow, and each has a connection. */
const CONNECTIONS = 200;

/**
 * A bucket at Amazon S3 or a server that speaks its protocol. The client is loaded on the first call.
 * @param pageSize how many objects one call lists
 */
export function createS3Storage(settings: S3Settings, { pageSize = 1000 } = {}): ObjectStorage {
  const { bucket: Bucket } = settings;
  let openedClient: Promise<{ s3: typeof import('@aws-sdk/client-s3'); client: Client }> | null = null;
  const open = () => {
    openedClient ??= connect(settings);
    return openedClient;
  };
  const call = async <T>(work: (opened: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> => {
    try {
      return await work(await open());
    } catch (error) {
      throw unavailable(settings, error);
    }
  };
  return {
    put: (Key, file, ContentType) =>
      call(async ({ s3, client }) => {
        const { size: ContentLength } = await stat(file);
        // An interrupted stream can't be sent again, so each attempt has its own.
        const send = () =>
          withFile(file, (Body, abortSignal) => {
            const command = new s3.PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType });
            return client.send(command, { abortSignal });
          });
        await persistently(send, isRefusal);
      }),
    sizeOf: (Key) =>
      call(async ({ s3, client }) => {
        try {
          const { ContentLength = 0 } = await client.send(new s3.HeadObjectCommand({ Bucket, Key }), soon());
          return ContentLength;
        } catch (error) {
          if (statusOf(error) !== 404) throw error;
          // A HEAD reply has no body to say what is missing: a lost bucket must not look like a lost file.
          await client.send(new s3.HeadBucketCommand({ Bucket }), soon());
          return null;
        }
      }),
    open: (Key, range) =>
      call(async ({ s3, client }) => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const limit = createIdleLimit();
        limit.start(IDLE_MS, `it doesn’t answer within ${IDLE_MS / 1000} seconds`);
        const reply = client.send(new s3.GetObjectCommand({ Bucket, Key, Range }), {
          abortSignal: limit.signal,
        });
        const { Body } = await reply.catch((error) => {
          limit.stop();
          if (nameOf(error) === 'NoSuchKey') throw new AppError('not_found', { cause: error });
          throw limit.signal.reason ?? error;
        });
        return openBody(Body as Readable, limit, (error) => unavailable(settings, error));
      }),
    list: (Prefix) =>
      call(async ({ s3, client }) => {
        const objects: StoredObject[] = [];
        let ContinuationToken: string | undefined;
        do {
          const page: ListObjectsV2CommandOutput = await client.send(
            new s3.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken, MaxKeys: pageSize }),
            soon(),
          );
          for (const { Key, LastModified } of page.Contents ?? [])
            if (Key !== undefined) objects.push({ key: Key, modifiedAt: LastModified ?? new Date(0) });
          ContinuationToken = page.NextContinuationToken;
        } while (ContinuationToken !== undefined);
        return objects;
      }),
    // One at a time: the call for many needs a checksum that not every server takes.
    remove: (Key) =>
      call(async ({ s3, client }) => {
        await client.send(new s3.DeleteObjectCommand({ Bucket, Key }), soon());
      }),
    check: () =>
      call(async ({ s3, client }) => {
        try {
          await client.send(new s3.HeadBucketCommand({ Bucket }), soon());
        } catch (error) {
          if (isRefusal(error))
            throw new ConfigError([`MEDIA_S3_BUCKET: ${placeOf(settings)} ${reasonOf(error)}`]);
          throw error;
        }
      }),
    close: () => void openedClient?.then(({ client }) => client.destroy()).catch(() => undefined),
  };
}

async function connect({ endpoint, region, accessKeyId, secretAccessKey, pathStyle }: S3Settings) {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    ...(endpoint !== undefined && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: TRIES,
    logger: SILENT,
    // Servers other than Amazon's refuse the checksums that newer clients add by themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Each call has its own limit: a socket's would end what its reader takes slowly.
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
  });
  return { s3, client };
}

const soon = () => ({ abortSignal: AbortSignal.timeout(IDLE_MS) });

/** Every fault is thrown, and the code that handles it writes it to the log. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

interface S3Fault {
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const statusOf = (error: unknown): number | undefined => (error as S3Fault).$metadata?.httpStatusCode;

const isRefusal = (error: unknown): boolean => {
  const status = statusOf(error);
  return status !== undefined && status >= 300 && status < 500 && status !== 408 && status !== 429;
};

/** The cause names the fault for the log; the user learns what to do. */
function unavailable(settings: S3Settings, error: unknown): unknown {
  if (error instanceof AppError || error instanceof ConfigError) return error;
  const cause = new Error(`${placeOf(settings)} ${reasonOf(error)}`, { cause: error });
  const message = sentence`The media storage isn’t reachable. Nothing was lost: try again in a moment.`;
  return new AppError('service_unavailable', { message, cause });
}

const placeOf = ({ bucket, endpoint }: S3Settings): string =>
  `the bucket ${bucket}${endpoint ? ` at ${endpoint}` : ''}`;

function reasonOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  switch (statusOf(error)) {
    case 401:
    case 403:
      return `refuses MEDIA_S3_ACCESS_KEY_ID or MEDIA_S3_SECRET_ACCESS_KEY (${name})`;
    case 404:
      return 'doesn’t exist: create it, or set MEDIA_S3_BUCKET to one that does';
    case 301:
      return 'is in another region: set MEDIA_S3_REGION';
    default:
      return `can’t be used (${name}: ${message})`;
  }
}
