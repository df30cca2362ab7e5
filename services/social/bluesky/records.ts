import { z } from 'zod';
import type { Access } from '../capabilities/access.ts';
import { SocialError } from '../social-error.ts';
import type { Place } from './at-uri.ts';
import { id, uri } from './bounds.ts';
import { anything, type Xrpc } from './xrpc.ts';

const storedRecord = z.object({ uri, cid: id, value: z.record(z.string(), z.unknown()) });
const put = z.object({ uri, cid: id, commit: z.unknown().optional() });

/** A record as its server has it. */
export type StoredRecord = z.output<typeof storedRecord>;

interface Reading {
  readonly access: Access;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A record of the account's own server; null where the server says that it isn't there. A record that the operator hides
 * is said not to be there too.
 */
export async function readRecord(
  xrpc: Xrpc,
  { repo, collection, rkey }: Place,
  call: Reading,
): Promise<StoredRecord | null> {
  try {
    const params = { repo, collection, rkey };
    return await xrpc.query('com.atproto.repo.getRecord', { ...call, params, schema: storedRecord });
  } catch (error) {
    if (error instanceof SocialError && error.code === 'RecordNotFound') return null;
    throw error;
  }
}

interface Writing extends Reading {
  /** The current record; null for none. */
  readonly swapRecord: string | null;
  readonly publishes?: boolean;
  readonly hasLease?: () => boolean;
}

/**
 * Writes a new record, or over the named one. Idempotent.
 * @returns whether this call wrote it
 * @throws SocialError with the code `InvalidSwap` if another record exists
 */
export async function putRecord(
  xrpc: Xrpc,
  place: Place,
  record: object,
  { swapRecord, ...call }: Writing,
): Promise<{ readonly uri: string; readonly cid: string; readonly isNew: boolean }> {
  const body = { ...place, record, swapRecord };
  const createdRecord = await xrpc.procedure('com.atproto.repo.putRecord', { ...call, body, schema: put });
  return { uri: createdRecord.uri, cid: createdRecord.cid, isNew: createdRecord.commit !== undefined };
}

/** Idempotent: what isn't there is deleted. */
export async function deleteRecord(xrpc: Xrpc, place: Place, call: Reading): Promise<void> {
  await xrpc.procedure('com.atproto.repo.deleteRecord', { ...call, body: place, schema: anything });
}

export const refOf = ({ uri, cid }: { readonly uri: string; readonly cid: string }) => ({ uri, cid });
