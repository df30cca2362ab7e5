import type { EngineAnswer } from '../../../conversation-engine.ts';
import { EMPTY_MEMORY, type PostInProgress } from '../../../memory.ts';
import type { ChangeName } from '../../../proposal.ts';
import { answer, beginnings, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import { plainText, wordsOf } from '../../slots/plain-text.ts';
import { tellingWords } from '../../slots/which-posts.ts';
import { EMPTY_POST } from './post-text.ts';
import { askTopic } from './questions.ts';

/** Lets go of what was being done; "start over" begins the post anew. */
export function dropPost(context: DialogueContext): EngineAnswer {
  const { memory } = context.turn;
  const empty = {
    ...EMPTY_MEMORY,
    last_post_id: memory.last_post_id,
    ...(memory.language && { language: memory.language }),
  };
  if (/\b(?:start|begin) (?:over|again|fresh|anew)\b/.test(context.plain))
    return askTopic({ ...context, turn: { ...context.turn, memory: empty } }, EMPTY_POST);
  const says = sentencesOf(context);
  const message = memory.confirmed
    ? says.changes.mayBeOut
    : memory.post
      ? dropMessage(context, memory.post)
      : memory.change
        ? says.changes.leftPosts
        : says.changes.allRight;
  return answer(
    reply(`${message} ${says.kept}`, { intent: 'cancellation', actions: beginnings(says) }),
    empty,
  );
}

const THIS = /\b(?:this|that|the) (?:post|draft)[.!]*$/;

/** "Cancel the market post" of the one that is being written, as far as its words tell. */
export function endsPostInHand({ turn, plain, named }: DialogueContext, change: ChangeName): boolean {
  const { post, change: other, shown } = turn.memory;
  if (!post || other || (change !== 'cancel' && change !== 'delete')) return false;
  const ownWords = new Set(wordsOf(plainText(`${post.topic ?? ''} ${post.text ?? ''}`)));
  const saidWords = tellingWords(`${plain} ${named}`);
  return saidWords.length > 0
    ? saidWords.every((word) => ownWords.has(word))
    : shown?.kind !== 'posts' && THIS.test(plain);
}

const dropMessage = (context: DialogueContext, { kept }: PostInProgress): string =>
  kept ? sentencesOf(context).aside.keptDraft(kept) : sentencesOf(context).dropped;
