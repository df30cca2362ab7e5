import type { Published, PublishRequest } from '../../capabilities/publish.ts';
import { uriOf, webUrlOf } from '../at-uri.ts';
import type { BlueskyClient } from '../client.ts';
import { POST } from '../nsids.ts';
import { readRecord } from '../records.ts';
import { findPlannedPost } from './notes.ts';

/**
 * Looks the post up by its key. A missing post may still be published, because an operator may hide it; but sending
 * it again is safe, since it has the same key.
 */
export async function reconcile(
  { xrpc, settings }: BlueskyClient,
  request: PublishRequest,
): Promise<Published | null> {
  const { access, signal, targetId: repo } = request;
  const plannedRecord = findPlannedPost(request);
  // A record that wasn't stored wasn't sent.
  if (!plannedRecord) return null;
  const place = { repo, collection: POST, rkey: plannedRecord.rkey };
  const record = await readRecord(xrpc, place, { access, signal });
  return record && { remoteId: uriOf(place), url: webUrlOf(settings.webUrl, place), byEarlierAttempt: true };
}
