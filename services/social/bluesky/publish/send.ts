import { sentence } from '@carillon/contracts/text.ts';
import type { Published, PublishRequest } from '../../capabilities/publish.ts';
import { SocialError } from '../../social-error.ts';
import { type Place, uriOf, webUrlOf } from '../at-uri.ts';
import type { BlueskyClient } from '../client.ts';
import { facetsOf } from '../facets.ts';
import { languagesOf } from '../languages.ts';
import { POST } from '../nsids.ts';
import { plainText } from '../plain-text.ts';
import { putRecord, readRecord } from '../records.ts';
import { mentionResolver } from '../resolve-mentions.ts';
import { tidOf } from '../tid.ts';
import { serverOf } from '../xrpc.ts';
import { bringAgain, embedOf } from './embed.ts';
import { findPlannedPost, notePost, type PlannedPost } from './notes.ts';

/**
 * Publishes a post. It is stored completely before it is first sent, and always sent as stored: the server accepts it
 * once, and answers every repetition the same way.
 */
export async function send(client: BlueskyClient, request: PublishRequest): Promise<Published> {
  const post = findPlannedPost(request) ?? (await plan(client, request));
  const place = { repo: request.targetId, collection: POST, rkey: post.rkey };
  try {
    return await put(client, request, place, post);
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    if (error.code === 'InvalidSwap') return findTaken(client, request, place, post);
    if (error.code !== 'BlobNotFound') throw error;
    // An older post was deleted with these files, or this card's picture, since they were brought there.
    if (request.media.length === 0) return put(client, request, place, await plan(client, request));
    await bringAgain(client, request);
    return put(client, request, place, post);
  }
}

/** Derived only from the publication and its first attempt, so that two workers make the same key. */
export const keyOf = ({ key, firstAttemptAt }: Pick<PublishRequest, 'key' | 'firstAttemptAt'>): string =>
  tidOf(firstAttemptAt, key);

async function plan(client: BlueskyClient, request: PublishRequest): Promise<PlannedPost> {
  const { access, signal, options, firstAttemptAt } = request;
  const text = plainText(request.text);
  const facets = await facetsOf(text, mentionResolver(client, serverOf(access), signal));
  const embed = await embedOf(client, request);
  const record = {
    $type: POST,
    text,
    ...(facets.length > 0 && { facets }),
    ...(embed && { embed }),
    ...languagesOf(options),
    createdAt: firstAttemptAt.toISOString(),
  };
  const post = { rkey: keyOf(request), record };
  await notePost(request, post);
  return post;
}

async function put(
  { xrpc, settings }: BlueskyClient,
  { access, signal, hasLease }: PublishRequest,
  place: Place,
  { record }: PlannedPost,
): Promise<Published> {
  const lease = { hasLease: () => hasLease(), publishes: true, swapRecord: null };
  const { isNew } = await putRecord(xrpc, place, record, { access, signal, ...lease });
  return {
    remoteId: uriOf(place),
    url: webUrlOf(settings.webUrl, place),
    ...(!isNew && { byEarlierAttempt: true }),
  };
}

/** Another record exists. It is ours if it has our text and time: the server may have changed the rest. */
async function findTaken(
  { xrpc, settings }: BlueskyClient,
  { access, signal }: PublishRequest,
  place: Place,
  { record }: PlannedPost,
): Promise<Published> {
  const existing = await readRecord(xrpc, place, { access, signal });
  // Nobody else uses this key: a missing record was ours, and was deleted or hidden since.
  if (!existing || (existing.value.text === record.text && existing.value.createdAt === record.createdAt))
    return { remoteId: uriOf(place), url: webUrlOf(settings.webUrl, place), byEarlierAttempt: true };
  throw new SocialError(sentence`Another post on Bluesky has the same key as this one.`, {
    kind: 'permanent',
    code: 'InvalidSwap',
  });
}
