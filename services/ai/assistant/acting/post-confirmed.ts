import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ErrorName } from '@carillon/contracts/errors.ts';
import { postContent } from '@carillon/contracts/http/ai/assistant/post-content.ts';
import { errorsOf } from '@carillon/contracts/operation-errors.ts';
import { sentence, text, toText } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { type Exchange, memoryAfter, type Owner } from '../../domain/conversation.ts';
import type { ConversationDeps } from '../conversations/conversation-deps.ts';
import { holdConversation } from '../conversations/hold-conversation.ts';
import type { Memory } from '../memory.ts';
import { describePosting, notPosted, type Outcome } from './outcome-of-posting.ts';
import { findPosted, type PostResult, postProposal } from './post-proposal.ts';

export interface ToPost {
  readonly proposalId: string;
  readonly content: string;
  readonly platforms: readonly PlatformName[];
}

type StoredOutcome = NonNullable<Exchange['outcome']>;

/** The same as the reply that the conversation keeps. */
const NOT_POSTED = sentence`I encountered an error while trying to post your content. Please try again.`;

const MAX_TOPIC = 5_000;

/**
 * Posts what the user has confirmed, once: the post has the proposal's id. What came of it is kept in the conversation, in
 * which nothing is said meanwhile, so that a "no" comes before or after it. A post that is there is told as such, also where
 * nobody heard of it.
 * @throws AppError `not_found` for what its caller never confirmed, `conflict` for what is no longer meant or has other
 * words, or what stood in the way
 */
export async function postConfirmed(
  deps: ConversationDeps,
  asUser: ServiceClient,
  owner: Owner,
  toPost: ToPost,
): Promise<StoredOutcome> {
  const exchange = await deps.exchanges.findConfirming(owner, toPost.proposalId);
  if (!exchange)
    throw new AppError('not_found', {
      message: sentence`Nothing with that ID was confirmed. Confirm it first.`,
    });
  checkSame(exchange, toPost);
  if (exchange.outcome?.postId) return exchange.outcome;
  return holdConversation(deps, exchange.conversation, deps.newId(), async () => {
    const earlierExchange = await deps.exchanges.find(exchange.conversation, exchange.messageId);
    return earlierExchange?.outcome?.postId ? earlierExchange.outcome : await post(deps, asUser, exchange);
  });
}

async function post(
  deps: ConversationDeps,
  asUser: ServiceClient,
  exchange: Exchange,
): Promise<StoredOutcome> {
  const proposal = (exchange.answer?.memory as Memory | undefined)?.confirmed;
  if (!proposal) throw new AppError('not_found');
  const memory = memoryAfter(await deps.exchanges.newest(exchange.conversation, 2)) as Memory;
  const recordPosted = (result: PostResult): Promise<StoredOutcome> =>
    keep(deps, exchange, describePosting(memory, proposal, result, deps.newId()));
  if (memory.confirmed?.id !== proposal.id) {
    const earlier = await findPosted(asUser, proposal.id);
    if (earlier) return recordPosted(earlier);
    throw new AppError('conflict', { message: GONE_ON });
  }
  const topic = (memory.post?.topic ?? '').slice(0, MAX_TOPIC);
  try {
    return await recordPosted(await postProposal(asUser, { proposal, topic }));
  } catch (error) {
    const existingPost = await findPosted(asUser, proposal.id).catch(() => null);
    if (existingPost) return recordPosted(existingPost);
    await keep(deps, exchange, notPosted(memory, proposal, error));
    throw toListedError(error);
  }
}

const GONE_ON = sentence`You’ve sent other messages since then, so nothing was posted. Ask for it again, then confirm it.`;

/** Checks that the post is the one that was shown. */
function checkSame({ answer }: Exchange, { content, platforms }: ToPost): void {
  const shownPost = answer?.reply.to_post;
  const platformNames = [...new Set(platforms)].sort().join();
  if (shownPost?.content === content && [...shownPost.platforms].sort().join() === platformNames) return;
  throw new AppError('conflict', {
    message: sentence`This isn’t what you confirmed. Ask for it again, then confirm it.`,
  });
}

/** If two calls run at once, the first outcome with a post is stored. */
function keep(
  deps: ConversationDeps,
  exchange: Exchange,
  { reply, memory, postId }: Outcome,
): Promise<StoredOutcome> {
  const outcome = { id: deps.newId(), at: deps.clock(), reply, memory, postId };
  return deps.exchanges.keepOutcome(exchange, outcome);
}

/** With what a caller of this operation may get, in words that say that nothing was posted. */
function toListedError(cause: unknown): Error {
  if (!(cause instanceof AppError)) return new Error('posting failed', { cause });
  const names: readonly ErrorName[] = errorsOf(postContent);
  const code = names.includes(cause.code) ? cause.code : 'service_unavailable';
  const message =
    cause.status < 500 ? text`Nothing was posted: ${{ reason: toText(cause.words) }}` : NOT_POSTED;
  return new AppError(code, { message, cause });
}
