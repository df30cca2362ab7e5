import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { FirstComment, FirstCommentRequest } from '../capabilities/first-comment.ts';
import { guardCapability } from '../http/guard.ts';
import { SocialError } from '../social-error.ts';
import { type Place, placeOf, uriOf } from './at-uri.ts';
import type { BlueskyClient } from './client.ts';
import { NETWORK } from './network-name.ts';
import { POST } from './nsids.ts';
import { plainText } from './plain-text.ts';
import { readRecord, refOf } from './records.ts';
import { sendReply } from './replies.ts';
import { tidOf } from './tid.ts';

const SECOND_MS = 1000;
const datedRecord = z.object({ createdAt: z.coerce.date() });

/**
 * A reply to one's own post. Its key and time derive from the post and the text, so a repetition is the same call,
 * and the comment is found by its key.
 */
export const createFirstComment = (client: BlueskyClient): Required<FirstComment> => {
  const { xrpc } = client;

  /** Where the comment is or will be, with the post that it is below. */
  const find = async ({ postId, text, access, signal }: FirstCommentRequest) => {
    const post = placeOf(postId);
    const record = await readRecord(xrpc, post, { access, signal });
    if (!record)
      throw new SocialError(sentence`The post is no longer on Bluesky.`, { kind: 'permanent', code: 'gone' });
    const { createdAt } = datedRecord.parse(record.value);
    const at = new Date(createdAt.getTime() + SECOND_MS);
    const place: Place = { ...post, collection: POST, rkey: tidOf(at, `${postId} ${text}`) };
    return { record, at, place };
  };
  const isThere = async (place: Place, { text, access, signal }: FirstCommentRequest): Promise<boolean> =>
    (await readRecord(xrpc, place, { access, signal }))?.value.text === plainText(text);

  return guardCapability<Required<FirstComment>>(
    NETWORK,
    {
      async send(request) {
        const { access, text, signal, hasLease } = request;
        const { record, at, place } = await find(request);
        const ref = refOf(record);
        const reply = { ...place, text, refs: { root: ref, parent: ref }, createdAt: at, access, signal };
        try {
          return await sendReply(client, { ...reply, hasLease: () => hasLease() });
        } catch (error) {
          // The meaning of a mention may have changed since an earlier attempt.
          if (!(error instanceof SocialError && error.code === 'InvalidSwap')) throw error;
          if (await isThere(place, request)) return uriOf(place);
          throw error;
        }
      },
      async find(request) {
        const { place } = await find(request);
        return (await isThere(place, request)) ? uriOf(place) : null;
      },
    },
    { send: 'unknown' },
  );
};
