import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Access } from '../capabilities/access.ts';
import { SocialError } from '../social-error.ts';
import { placeOf, readUri, uriOf } from './at-uri.ts';
import { id, uri } from './bounds.ts';
import type { BlueskyClient } from './client.ts';
import { facetsOf } from './facets.ts';
import { POST } from './nsids.ts';
import { plainText } from './plain-text.ts';
import { putRecord, readRecord } from './records.ts';
import { mentionResolver } from './resolve-mentions.ts';
import { postsOf } from './views.ts';
import { serverOf } from './xrpc.ts';

const ref = z.object({ uri: uri.refine((one) => readUri(one) !== null), cid: id });
export type Ref = z.output<typeof ref>;

/** The post that began the thread, and the one that is replied to. */
export interface ReplyRefs {
  readonly root: Ref;
  readonly parent: Ref;
}

const replying = z.object({ reply: z.object({ root: ref }) });

/** Returns the references that a reply needs. @throws SocialError `permanent` when the post is gone */
export async function refsBelow(
  client: BlueskyClient,
  access: Access,
  parentUri: string,
  signal?: AbortSignal,
): Promise<ReplyRefs> {
  const [post] = await postsOf(client, access, [uriOf(placeOf(parentUri))], signal);
  if (!post)
    throw new SocialError(sentence`That post is no longer on Bluesky.`, { kind: 'permanent', code: 'gone' });
  const parent = { uri: post.uri, cid: post.cid };
  return { root: replying.safeParse(post.record).data?.reply.root ?? parent, parent };
}

interface Reply {
  readonly repo: string;
  readonly rkey: string;
  readonly text: string;
  readonly refs: ReplyRefs;
  readonly createdAt: Date;
  readonly access: Access;
  readonly signal?: AbortSignal | undefined;
  readonly hasLease?: () => boolean;
}

/** @throws SocialError with the code `InvalidSwap` where another record has the key */
export async function sendReply(client: BlueskyClient, reply: Reply): Promise<string> {
  const { repo, rkey, refs, createdAt, access, signal, hasLease } = reply;
  const text = plainText(reply.text);
  const facets = await facetsOf(text, mentionResolver(client, serverOf(access), signal));
  const record = {
    $type: POST,
    text,
    reply: refs,
    createdAt: createdAt.toISOString(),
    ...(facets.length > 0 && { facets }),
  };
  const call = { access, signal, swapRecord: null, publishes: true, ...(hasLease && { hasLease }) };
  return (await putRecord(client.xrpc, { repo, collection: POST, rkey }, record, call)).uri;
}

/** Once more where the answer was lost: it goes to the same key. What an earlier attempt brought there is the reply. */
export async function sendReplyOnce(client: BlueskyClient, reply: Reply): Promise<string> {
  const { repo, rkey, text, access } = reply;
  const place = { repo, collection: POST, rkey };
  try {
    return await sendReply(client, reply).catch((error: unknown) => {
      if (!(error instanceof SocialError && error.kind === 'unknown')) throw error;
      return sendReply(client, reply);
    });
  } catch (error) {
    if (!(error instanceof SocialError && error.code === 'InvalidSwap')) throw error;
    const existing = await readRecord(client.xrpc, place, { access });
    if (existing?.value.text === plainText(text)) return uriOf(place);
    throw error;
  }
}
