/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

/**
 * A store of whole files by their keys, such as an S3 bucket. Every call throws `AppError` `service_unavailable` when
 * the store doesn't answer or refuses.
 */
export interface ObjectStorage {
  /** Uploads a file of the disk. Nothing is stored unless all of it arrived; storing it again replaces it. */
  put(key: string, file: string, mime: string): Promise<void>;
  /** In bytes. Null if there is no such object. */
  sizeOf(key: string): Promise<number | null>;
  /**
   * Fails with `service_unavailable` if it breaks off.
   * @throws AppError `not_found` if there is no such object
   */
  open(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  list(prefix: string): Promise<StoredObject[]>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /** @throws ConfigError if there is no such bucket, or the keys don't open it */
  check(): Promise<void>;
  close(): void;
}
