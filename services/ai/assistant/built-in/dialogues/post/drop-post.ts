import type { EngineAnswer } from '../../../conversation-engine.ts';
import { EMPTY_MEMORY, type PostInProgress } from '../../../memory.ts';
import type { ChangeName } from '../../../proposal.ts';
import { plainText, wordsOf } from '../../slots/plain-text.ts';
import { tellingWords } from '../../slots/which-posts.ts';
import { answer, beginnings, reply, sentencesOf, type Talk } from '../../talk.ts';
import { EMPTY_POST } from './post-text.ts';
import { askTopic } from './questions.ts';

/** Lets go of what was being done; "start over" begins the post anew. */
export function dropPost(talk: Talk): EngineAnswer {
  const { memory } = talk.turn;
  const empty = {
    ...EMPTY_MEMORY,
    last_post_id: memory.last_post_id,
    ...(memory.language && { language: memory.language }),
  };
  if (/\b(?:start|begin) (?:over|again|fresh|anew)\b/.test(talk.plain))
    return askTopic({ ...talk, turn: { ...talk.turn, memory: empty } }, EMPTY_POST);
  const says = sentencesOf(talk);
  const message = memory.confirmed
    ? says.changes.mayBeOut
    : memory.post
      ? dropped(talk, memory.post)
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
export function endsPostInHand({ turn, plain, named }: Talk, change: ChangeName): boolean {
  const { post, change: other, shown } = turn.memory;
  if (!post || other || (change !== 'cancel' && change !== 'delete')) return false;
  const own = new Set(wordsOf(plainText(`${post.topic ?? ''} ${post.text ?? ''}`)));
  const said = tellingWords(`${plain} ${named}`);
  return said.length > 0 ? said.every((word) => own.has(word)) : shown?.kind !== 'posts' && THIS.test(plain);
}

const dropped = (talk: Talk, { kept }: PostInProgress): string =>
  kept ? sentencesOf(talk).aside.keptDraft(kept) : sentencesOf(talk).dropped;
