import type { Context } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { type Place, tidAt, uriOf } from '../../domain/bluesky/ids.ts';
import { POST } from '../../domain/bluesky/nsids.ts';
import type { Profile } from '../../domain/profile.ts';
import { xrpcFaults } from '../../domain/xrpc-fault.ts';
import { findAccount } from '../../usecases/bluesky/accounts.ts';
import { commitOf, deleteRecord, writeRecord } from '../../usecases/bluesky/write-record.ts';
import { bodyWith, type XrpcEndpoint, xrpcReply } from './endpoint.ts';

type Value = Readonly<Record<string, unknown>>;

/** Returns `publish` for a write that makes a post visible, `other` for any other. */
const operation = async (c: Context) => {
  const body: unknown = await c.req.json().catch(() => null);
  return (body as { collection?: string } | null)?.collection === POST ? 'publish' : 'other';
};

export const putRecord = (context: SandboxContext): XrpcEndpoint => ({
  by: 'access',
  operation,
  async run(c, { profile }) {
    const { repo, collection, rkey, record, swapRecord } = await bodyWith(
      c,
      'repo',
      'collection',
      'rkey',
      'record',
    );
    const place = await placeIn(context, profile, { repo, collection, rkey });
    const swap =
      swapRecord === undefined || swapRecord === null ? (swapRecord as undefined | null) : String(swapRecord);
    const result = await writeRecord(context, profile, { place, value: asRecord(record), swap });
    return xrpcReply({ ...result, validationStatus: 'valid' });
  },
});

export const createRecord = (context: SandboxContext): XrpcEndpoint => ({
  by: 'access',
  operation,
  async run(c, { profile }) {
    const { now, digits } = context;
    const { repo, collection, rkey, record } = await bodyWith(c, 'repo', 'collection', 'record');
    const place = await placeIn(context, profile, {
      repo,
      collection,
      rkey: rkey ?? tidAt(now(), Number(digits(4))),
    });
    // A key that is taken isn't a refusal there, but a failure.
    if (await context.stores.blueskyRecords.get(uriOf(place.did, place.collection, place.rkey)))
      throw xrpcFaults.broken();
    const result = await writeRecord(context, profile, { place, value: asRecord(record) });
    return xrpcReply({ ...result, validationStatus: 'valid' });
  },
});

export const removeRecord = (context: SandboxContext): XrpcEndpoint => ({
  by: 'access',
  async run(c, { profile }) {
    const place = await placeIn(context, profile, await bodyWith(c, 'repo', 'collection', 'rkey'));
    const commit = await deleteRecord(context, profile, place);
    return xrpcReply(commit ? { commit } : {});
  },
});

const MAX_WRITES = 200;

/** Deletions, which are all that Carillon asks for so. */
export const applyWrites = (context: SandboxContext): XrpcEndpoint => ({
  by: 'access',
  async run(c, { profile }) {
    const { repo, writes } = await bodyWith(c, 'repo', 'writes');
    if (!Array.isArray(writes)) throw xrpcFaults.invalid('Expected array value type at $.writes');
    if (writes.length > MAX_WRITES) throw xrpcFaults.invalid(`Too many writes. Max: ${MAX_WRITES}`);
    const places: Place[] = [];
    for (const { $type, collection, rkey } of writes as Record<string, unknown>[]) {
      if ($type !== 'com.atproto.repo.applyWrites#delete')
        throw xrpcFaults.invalid('The sandbox takes deletions only');
      places.push(await placeIn(context, profile, { repo, collection, rkey }));
    }
    for (const place of places) await deleteRecord(context, profile, place);
    const results = places.map(() => ({ $type: 'com.atproto.repo.applyWrites#deleteResult' }));
    return xrpcReply({ commit: commitOf(context, profile.id), results });
  },
});

export const getRecord = (context: SandboxContext): XrpcEndpoint => ({
  by: 'anybody',
  async run(c) {
    const { repo = '', collection = '', rkey = '', cid } = c.req.query();
    const account = await findAccount(context.stores, repo);
    if (!account) throw xrpcFaults.invalid('Could not locate record');
    const uri = uriOf(account.id, collection, rkey);
    const record = await context.stores.blueskyRecords.get(uri);
    if (!record || (cid !== undefined && cid !== record.cid)) throw xrpcFaults.noRecord(uri);
    return xrpcReply({ uri, cid: record.cid, value: record.value });
  },
});

const MAX_LISTED = 100;

export const listRecords = (context: SandboxContext): XrpcEndpoint => ({
  by: 'anybody',
  async run(c) {
    const { repo = '', collection = '', limit: limitText = '50', cursor } = c.req.query();
    const limit = Number(limitText);
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LISTED)
      throw xrpcFaults.invalid(
        `Invalid com.atproto.repo.listRecords params: integer too big (maximum ${MAX_LISTED}, got ${limitText})`,
      );
    const account = await findAccount(context.stores, repo);
    if (!account) throw xrpcFaults.invalid(`Could not find repo: ${repo}`);
    const listing = { did: account.id, collection, limit, below: cursor };
    const records = await context.stores.blueskyRecords.list(listing);
    // Also where nothing follows.
    const last = records.at(-1)?.rkey;
    return xrpcReply({
      records: records.map(({ uri, cid, value }) => ({ uri, cid, value })),
      ...(last !== undefined && { cursor: last }),
    });
  },
});

/** Where a record goes. @throws XrpcFault for an account that isn't the caller's */
async function placeIn(
  context: SandboxContext,
  profile: Profile,
  { repo, collection, rkey }: { repo?: unknown; collection?: unknown; rkey?: unknown },
): Promise<Place> {
  const account = await findAccount(context.stores, repo);
  if (!account) throw xrpcFaults.noAccount();
  if (account.id !== profile.id) throw xrpcFaults.anothers();
  const names = [collection, rkey].map(String);
  const [name = '', key = ''] = names;
  if (!/^[\w.-]{3,300}$/.test(name))
    throw xrpcFaults.invalid(`Invalid NSID (got ${JSON.stringify(name)}) at $.collection`);
  if (!/^[\w.~:-]{1,512}$/.test(key))
    throw xrpcFaults.invalid(`Invalid record key (got ${JSON.stringify(key)}) at $.rkey`);
  return { did: account.id, collection: name, rkey: key };
}

const asRecord = (value: unknown): Value => {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as Value;
  throw xrpcFaults.invalid(`Expected object value type (got ${JSON.stringify(value)}) at $.record`);
};
