import type { CommandContext } from './commands/command.ts';
import { select } from './plan/select.ts';
import type { Storage } from './storage/storage.ts';
import type { Index } from './storage/types.ts';

/** Number of documents of the largest size that fit into 128 MiB, the most that one read may hold. */
const LARGEST_AT_ONCE = 7;
const AT_ONCE = 1000;
const READ_TOO_LARGE = 146;

/** Removes all that TTL indexes say has expired, some with each write, so that others have their turn between. */
export async function removeExpired(
  { storage, writer }: CommandContext,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  for (const { namespace, name } of ttlIndexes(storage)) {
    let atOnce = AT_ONCE;
    for (let more = true; more && !signal?.aborted; )
      try {
        more = await writer.write(() => removeSome(storage, namespace, name, now, atOnce));
      } catch (error) {
        if ((error as { code?: unknown }).code !== READ_TOO_LARGE || atOnce === LARGEST_AT_ONCE) throw error;
        atOnce = LARGEST_AT_ONCE;
      }
  }
}

/** By name: between two writes the index may go, and after an undone one it is another object. */
const ttlIndexes = (storage: Storage): { namespace: string; name: string }[] =>
  storage
    .collections()
    .flatMap(({ namespace, indexes }) =>
      indexes.filter(expires).map(({ spec }) => ({ namespace, name: spec.name })),
    );

const expires = ({ spec, fields }: Index): boolean =>
  spec.expireAfterSeconds !== undefined && fields.length === 1;

/** Whether there may be more. */
function removeSome(storage: Storage, namespace: string, name: string, now: number, limit: number): boolean {
  const collection = storage.find(namespace);
  const index = collection?.indexes.find((one) => one.spec.name === name && expires(one));
  const [path] = index?.fields[0] ?? [];
  if (!collection || path === undefined) return false;
  const until = new Date(now - (index?.spec.expireAfterSeconds ?? 0) * 1000);
  const rows = select(storage, namespace, { filter: { [path]: { $lte: until } }, limit });
  for (const row of rows) storage.remove(collection, row);
  return rows.length === limit;
}
