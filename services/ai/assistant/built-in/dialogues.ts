import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { readConfirmation } from '../confirmation/read-confirmation.ts';
import type { EngineAnswer } from '../conversation-engine.ts';
import { tellFigures } from './answers/analytics.ts';
import { tellBestTimes } from './answers/best-times.ts';
import { tellComments } from './answers/comments.ts';
import { findTags } from './answers/hashtags.ts';
import { help } from './answers/help.ts';
import { listPosts } from './answers/list-posts.ts';
import { tellStatus } from './answers/post-status.ts';
import { decline, greet, thank } from './answers/small-talk.ts';
import { changePosts } from './dialogues/change/change-posts.ts';
import { asksToUndo, undoChange } from './dialogues/change/undo-change.ts';
import { guess } from './dialogues/guess.ts';
import { beginPost, giveTopic } from './dialogues/post/begin-post.ts';
import { changePost } from './dialogues/post/change-post.ts';
import { dropPost } from './dialogues/post/drop-post.ts';
import { fillGaps } from './dialogues/post/fill-gaps.ts';
import { namedTargets } from './dialogues/post/named-targets.ts';
import { nextStep } from './dialogues/post/next-step.ts';
import { offerMaterial } from './dialogues/post/offer-material.ts';
import { withDraft } from './dialogues/post/post-text.ts';
import { isElsewhere } from './intents/classify.ts';
import type { Slots } from './read-message.ts';
import { givesWords } from './slots/gap-words.ts';
import { answer, reply, sentencesOf, type Talk } from './talk.ts';

type Dialogue = (talk: Talk, slots: Slots) => Promise<EngineAnswer> | EngineAnswer;

/** What answers each intent. */
export const DIALOGUES: Record<Intent, Dialogue> = {
  greeting: greet,
  thanks: thank,
  out_of_scope: async (talk, slots) => {
    if (talk.material !== null) return write({ ...talk, plain: '' });
    return (await namesAccount(talk)) ? aboutPost(talk, slots) : declineOrGuess(talk);
  },
  hashtags: findTags,
  best_times: tellBestTimes,
  analytics: tellFigures,
  comments: tellComments,
  list_posts: listPosts,
  post_status: tellStatus,
  product_help: help,
  reschedule: (talk, slots) => changePosts(talk, slots, 'reschedule'),
  cancel_post: (talk, slots) =>
    changePosts(
      talk,
      slots,
      /\b(?:delete|remove|take down|erase|get rid of|trash)\b/.test(talk.plain) ? 'delete' : 'cancel',
    ),
  publish_now: (talk, slots) =>
    changePosts(
      talk,
      slots,
      /\b(?:retry|again|resend|repost|failed)\b/.test(talk.plain) ? 'retry' : 'publish_now',
    ),
  cancellation: (talk) => {
    if (asksToUndo(talk.plain)) return undoChange(talk);
    return saysNotYet(talk) ? waitWith(talk) : dropPost(talk);
  },
  content_generation: (talk) => write(talk),
  revision: (talk, slots) => {
    const { memory } = talk.turn;
    if (!memory.post) return nothingToRevise(talk);
    return givesWords(talk.plain, slots, memory) ? fillGaps(talk, memory.post) : aboutPost(talk, slots);
  },
  platform_selection: aboutPost,
  scheduling: aboutPost,
  confirmation: goOn,
};

/** "Ada Hill", which no cue knows: an account that the post may go out by. */
const namesAccount = async ({ turn, plain, tools }: Talk): Promise<boolean> =>
  turn.memory.post !== null &&
  plain.length <= LONGEST_NAMING &&
  namedTargets(plain, await tools.networks()).length > 0;

const LONGEST_NAMING = 80;

/** Words that ask for something else are declined; others may be what a post is to be about. */
const declineOrGuess = (talk: Talk): EngineAnswer =>
  (isElsewhere(talk.plain) ? null : guess(talk)) ?? decline(talk);

function write(talk: Talk): Promise<EngineAnswer> | EngineAnswer {
  const { memory, user } = talk.turn;
  if (!isAtLeast(user.role, 'writer'))
    return answer(
      reply(sentencesOf(talk).aside.mayNotWrite, {
        intent: 'out_of_scope',
        actions: [sentencesOf(talk).aside.analyze, sentencesOf(talk).aside.times],
      }),
      memory,
    );
  if (memory.asked === 'topic' && memory.post) return giveTopic(talk, memory.post);
  return talk.plain === '' && talk.material !== null ? offerMaterial(talk, talk.material) : beginPost(talk);
}

function aboutPost(talk: Talk, slots: Slots): Promise<EngineAnswer> | EngineAnswer {
  const { post } = talk.turn.memory;
  if (!post) return write(talk);
  return changePost(talk, post, slots);
}

/** The post is wanted, but later or in another way. */
const saysNotYet = ({ plain, turn }: Talk): boolean =>
  turn.memory.post !== null &&
  /\b(?:not (?:yet|now)|wait)\b/.test(plain) &&
  !/\b(?:forget|never mind|drop|discard|cancel|scrap|delete)\b/.test(plain);

const waitWith = (talk: Talk): EngineAnswer => {
  const says = sentencesOf(talk);
  return answer(
    reply(says.notPosted, {
      intent: 'cancellation',
      actions: [says.shorter, says.otherDrafts, says.anotherTime, says.startOver],
    }),
    { ...talk.turn.memory, proposal: null },
  );
};

/** "Shorter" where no text is in hand. */
const nothingToRevise = (talk: Talk): EngineAnswer =>
  answer(
    reply(sentencesOf(talk).noPost, {
      intent: 'revision',
      actions: [sentencesOf(talk).create, sentencesOf(talk).showPlanned],
    }),
    talk.turn.memory,
  );

/** A yes where nothing is proposed: to the draft that was offered, or on with the post. */
function goOn(talk: Talk): Promise<EngineAnswer> | EngineAnswer {
  const { post, asked } = talk.turn.memory;
  if (!post)
    return answer(
      reply(sentencesOf(talk).nothingToConfirm, {
        intent: 'out_of_scope',
        actions: [sentencesOf(talk).create, sentencesOf(talk).showPlanned],
      }),
      talk.turn.memory,
    );
  const said = readConfirmation(talk.plain, 'post_now');
  if (asked !== 'draft' || post.text !== null || said !== 'yes') return nextStep(talk, post);
  const sends = /\b(?:post|publish|send|share|ship)\b/.test(talk.plain) && post.when === null;
  return nextStep(talk, { ...withDraft(post, 0), ...(sends && { when: { kind: 'now' } }) });
}
