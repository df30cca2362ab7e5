import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ErrorName } from '@carillon/contracts/errors.ts';
import { postContent } from '@carillon/contracts/http/ai/assistant/post-content.ts';
import { errorsOf } from '@carillon/contracts/operation-errors.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { type Exchange, memoryAfter, type Owner } from '../../domain/conversation.ts';
import { type ConversationDeps, tell } from '../conversations/conversation-deps.ts';
import type { Memory } from '../memory.ts';
import type { ProposedPost } from '../proposal.ts';
import { notPosted, type Outcome, posted, reasonOf } from './outcome-of-posting.ts';
import { postProposal } from './post-proposal.ts';

export interface ToPost {
  readonly proposalId: string;
  readonly content: string;
  readonly platforms: readonly PlatformName[];
}

type Kept = NonNullable<Exchange['outcome']>;

const MOST_TOPIC = 5_000;

/**
 * Posts what the user has confirmed, once: the post has the proposal's id. What came of it is kept in the conversation.
 * @throws AppError `not_found` for what its caller never confirmed, `conflict` for what is no longer meant or has other
 * words, or what stood in the way
 */
export async function postConfirmed(
  deps: ConversationDeps,
  asUser: ServiceClient,
  owner: Owner,
  toPost: ToPost,
): Promise<Kept> {
  const exchange = await deps.exchanges.findConfirming(owner, toPost.proposalId);
  if (!exchange)
    throw new AppError('not_found', { message: 'Nothing was confirmed under that id. Confirm it first.' });
  checkSame(exchange, toPost);
  if (exchange.outcome?.postId) return exchange.outcome;
  const { memory, proposal } = await standing(deps, exchange, toPost.proposalId);
  const posting = {
    proposal,
    topic: (memory.post?.topic ?? '').slice(0, MOST_TOPIC),
  };
  try {
    const made = await postProposal(asUser, posting);
    return await keep(deps, exchange, posted(memory, proposal, made, deps.newId()));
  } catch (error) {
    await keep(deps, exchange, notPosted(memory, proposal, error));
    throw listed(error);
  }
}

/** What is posted is what was shown. */
function checkSame({ answer }: Exchange, { content, platforms }: ToPost): void {
  const shown = answer?.reply.to_post;
  const named = [...new Set(platforms)].sort().join();
  if (shown?.content === content && [...shown.platforms].sort().join() === named) return;
  throw new AppError('conflict', {
    message: 'That is not what was confirmed. Ask for it again, and confirm it.',
  });
}

/** The proposal as it is remembered, if nothing was said since that takes it back. */
async function standing(
  { exchanges }: ConversationDeps,
  { conversation }: Exchange,
  proposalId: string,
): Promise<{ readonly memory: Memory; readonly proposal: ProposedPost }> {
  const memory = memoryAfter(await exchanges.newest(conversation, 2)) as Memory | null;
  const proposal = memory?.confirmed;
  if (memory && proposal?.id === proposalId) return { memory, proposal };
  throw new AppError('conflict', {
    message: 'The conversation has gone on since, and nothing was posted. Ask for it again, and confirm it.',
  });
}

/** Of two calls at once, the first outcome with a post is kept. */
async function keep(
  deps: ConversationDeps,
  exchange: Exchange,
  { reply, memory, postId }: Outcome,
): Promise<Kept> {
  const outcome = { id: deps.newId(), at: deps.clock(), reply, memory, postId };
  const kept = await deps.exchanges.keepOutcome(exchange, outcome);
  const conversation = await deps.conversations.touch(exchange.conversation, deps.clock());
  if (conversation) tell(deps, exchange.conversation, conversation);
  return kept;
}

/** With what a caller of this operation may get, in words that say that nothing was posted. */
function listed(cause: unknown): Error {
  if (!(cause instanceof AppError)) return new Error('posting failed', { cause });
  const names: readonly ErrorName[] = errorsOf(postContent);
  const code = names.includes(cause.code) ? cause.code : 'service_unavailable';
  return new AppError(code, { message: reasonOf(cause), cause });
}
