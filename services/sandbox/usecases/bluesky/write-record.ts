import type { SandboxContext } from '../../context.ts';
import { type Place, tidAt, uriOf } from '../../domain/bluesky/ids.ts';
import { type BlueskyRecord, filesIn } from '../../domain/bluesky/record.ts';
import { keyFault, recordFault } from '../../domain/bluesky/record-rules.ts';
import type { Profile } from '../../domain/profile.ts';
import { xrpcFaults } from '../../domain/xrpc-fault.ts';
import { recordCid } from './cids.ts';
import { takeBack, takeIn } from './consequences.ts';
import { mediaIdOf } from './media-id.ts';

interface Writing {
  readonly place: Place;
  readonly value: Readonly<Record<string, unknown>>;
  /** The CID that must exist; null: none may; undefined: anything. */
  readonly swap?: string | null | undefined;
}

export interface WrittenRecord {
  readonly uri: string;
  readonly cid: string;
  /** Absent where it was there already. */
  readonly commit?: { readonly cid: string; readonly rev: string };
}

const TRIES = 5;

/**
 * Writes a record, and makes of it what people see. The same one again changes nothing.
 * @throws XrpcFault for a record that is wrong, or where another one is there
 */
export async function writeRecord(
  context: SandboxContext,
  author: Profile,
  { place, value, swap }: Writing,
): Promise<WrittenRecord> {
  const { stores } = context;
  const record = await checkRecord(context, place, value);
  const { uri, cid } = record;
  for (let tries = 1; tries <= TRIES; tries++) {
    const existing = await stores.blueskyRecords.get(uri);
    if (existing?.cid === cid && (swap === undefined || swap === null || swap === cid)) return { uri, cid };
    if (swap !== undefined && swap !== (existing?.cid ?? null)) throw xrpcFaults.swapped(existing?.cid);
    const isWritten = existing
      ? await stores.blueskyRecords.replace(record, existing.cid)
      : await stores.blueskyRecords.add(record);
    if (!isWritten) continue;
    if (existing) await takeBack(context, author, existing);
    await takeIn(context, author, record);
    return { uri, cid, commit: commitOf(context, cid) };
  }
  throw xrpcFaults.swapped(undefined);
}

/** @returns the commit, unless nothing was there */
export async function deleteRecord(
  context: SandboxContext,
  author: Profile,
  { did, collection, rkey }: Place,
): Promise<WrittenRecord['commit']> {
  const removedRecord = await context.stores.blueskyRecords.remove(uriOf(did, collection, rkey));
  if (!removedRecord) return undefined;
  await takeBack(context, author, removedRecord);
  return commitOf(context, removedRecord.cid);
}

export const commitOf = ({ now, digits }: SandboxContext, cid: string) => ({
  cid: recordCid({ commit: cid }),
  rev: tidAt(now(), Number(digits(3))),
});

async function checkRecord(
  { stores, now }: SandboxContext,
  { did, collection, rkey }: Place,
  record: Writing['value'],
): Promise<BlueskyRecord> {
  const value = { ...record, $type: collection };
  const fault = keyFault(collection, rkey) ?? recordFault(collection, value);
  if (fault !== null) throw xrpcFaults.invalid(fault);
  const blobs = [...new Set(filesIn(value).map(({ cid }) => cid))];
  for (const cid of blobs) if (!(await stores.media.get(mediaIdOf(did, cid)))) throw xrpcFaults.noBlob(cid);
  const { subject } = value as { subject?: { uri?: string } };
  return {
    uri: uriOf(did, collection, rkey),
    did,
    collection,
    rkey,
    value,
    blobs,
    cid: recordCid(value),
    subject: subject?.uri ?? null,
    createdAt: now(),
  };
}
