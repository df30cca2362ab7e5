import { sentence, text } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { CommentSwitch } from '../capabilities/comments.ts';
import { SocialError } from '../social-error.ts';
import { placeOf } from './at-uri.ts';
import { uri } from './bounds.ts';
import type { BlueskyClient } from './client.ts';
import { THREADGATE } from './nsids.ts';
import { putRecord, readRecord, type StoredRecord } from './records.ts';
import { refsBelow } from './replies.ts';

/** The lexicon's. */
const MAX_HIDDEN = 300;
const TRIES = 3;

const gate = z.looseObject({ hiddenReplies: z.array(uri).optional() });

/** Hides a reply by the gate of the thread, which its author alone has; the gate has the key of the post that it is for. */
export async function hideReply(
  client: BlueskyClient,
  { access, commentId, on }: CommentSwitch,
): Promise<void> {
  const did = await client.ownAccount(access);
  const { root } = await refsBelow(client, access, commentId);
  const { repo, rkey } = placeOf(root.uri);
  if (repo !== did)
    throw new SocialError(sentence`Only the person who started a conversation can hide replies in it.`, {
      kind: 'forbidden',
      code: 'not_your_thread',
    });
  const place = { repo, collection: THREADGATE, rkey };
  for (let tries = 1; ; tries++) {
    const existing = await readRecord(client.xrpc, place, { access });
    const before = existing ? readGate(existing) : {};
    const others = (before.hiddenReplies ?? []).filter((one) => one !== commentId);
    if (on && others.length >= MAX_HIDDEN)
      throw new SocialError(text`Bluesky hides at most ${{ most: MAX_HIDDEN }} replies to one post.`, {
        kind: 'permanent',
        code: 'too_many_hidden',
      });
    const record = {
      createdAt: client.deps.now().toISOString(),
      ...before,
      $type: THREADGATE,
      post: root.uri,
      hiddenReplies: on ? [...others, commentId] : others,
    };
    try {
      await putRecord(client.xrpc, place, record, { access, swapRecord: existing?.cid ?? null });
      return;
    } catch (error) {
      // Somebody else changed it meanwhile.
      if (!(error instanceof SocialError && error.code === 'InvalidSwap') || tries === TRIES) throw error;
    }
  }
}

/** @throws SocialError `permanent` for a gate that isn't of the lexicon: written anew, it might let others in or keep them out */
function readGate({ value }: StoredRecord): z.output<typeof gate> {
  const read = gate.safeParse(value);
  if (read.success) return read.data;
  throw new SocialError(
    sentence`Carillon can’t read who may reply to this post. Hide the reply on Bluesky itself.`,
    {
      kind: 'permanent',
      code: 'unreadable_gate',
      cause: read.error,
    },
  );
}
