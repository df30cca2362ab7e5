import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { readConfirmation } from '../confirmation/read-confirmation.ts';
import type { EngineAnswer } from '../conversation-engine.ts';
import type { ChangeName } from '../proposal.ts';
import { tellFigures } from './answers/analytics.ts';
import { tellBestTimes } from './answers/best-times.ts';
import { tellComments } from './answers/comments.ts';
import { findTags } from './answers/hashtags.ts';
import { help } from './answers/help.ts';
import { listPosts } from './answers/list-posts.ts';
import { tellStatus } from './answers/post-status.ts';
import { decline, greet, thank } from './answers/small-talk.ts';
import { answer, type DialogueContext, reply, sentencesOf } from './dialogue-context.ts';
import { partsOf } from './dialogues/change/change-message.ts';
import { changePosts } from './dialogues/change/change-posts.ts';
import { candidates } from './dialogues/change/find-meant-posts.ts';
import { publishQuoted } from './dialogues/change/publish-quoted.ts';
import { asksToUndo, undoChange } from './dialogues/change/undo-change.ts';
import { guess } from './dialogues/guess.ts';
import { beginPost, giveTopic } from './dialogues/post/begin-post.ts';
import { changePost } from './dialogues/post/change-post.ts';
import { dropPost } from './dialogues/post/drop-post.ts';
import { fillGaps } from './dialogues/post/fill-gaps.ts';
import { findNamedTargets } from './dialogues/post/named-targets.ts';
import { nextStep } from './dialogues/post/next-step.ts';
import { offerMaterial } from './dialogues/post/offer-material.ts';
import { withDraft } from './dialogues/post/post-text.ts';
import { isElsewhere } from './intents/classify.ts';
import type { Slots } from './read-message.ts';
import { readChange } from './slots/change-verb.ts';
import { givesWords } from './slots/gap-words.ts';
import { readQuotedPost } from './slots/quoted-post.ts';
import type { Opening } from './slots/topic.ts';
import { namedByWords, tellingWords } from './slots/which-posts.ts';

type Dialogue = (context: DialogueContext, slots: Slots) => Promise<EngineAnswer> | EngineAnswer;

export const DIALOGUES: Record<Intent, Dialogue> = {
  greeting: greet,
  thanks: thank,
  out_of_scope: async (context, slots) => {
    if (context.material !== null) return write({ ...context, plain: '' });
    if (await namesAccount(context)) return aboutPost(context, slots);
    return (await changeNamed(context, slots)) ?? declineOrGuess(context);
  },
  hashtags: findTags,
  best_times: tellBestTimes,
  analytics: tellFigures,
  comments: tellComments,
  list_posts: listPosts,
  post_status: tellStatus,
  product_help: help,
  reschedule: (context, slots) => changePosts(context, slots, 'reschedule'),
  cancel_post: (context, slots) => changePosts(context, slots, changeThatEnds(context.plain)),
  publish_now: async (context, slots) =>
    (await publishOrWrite(context, slots)) ??
    changePosts(
      context,
      slots,
      /\b(?:retry|again|resend|repost|failed)\b/.test(context.plain) ? 'retry' : 'publish_now',
    ),
  cancellation: (context) => {
    if (asksToUndo(context.plain)) return undoChange(context);
    return saysNotYet(context) ? waitWith(context) : dropPost(context);
  },
  content_generation: async (context, slots) => (await publishOrWrite(context, slots)) ?? write(context),
  revision: (context, slots) => {
    const { memory } = context.turn;
    if (!memory.post) return nothingToRevise(context);
    return givesWords(context.plain, slots, memory)
      ? fillGaps(context, memory.post)
      : aboutPost(context, slots);
  },
  platform_selection: aboutPost,
  scheduling: aboutPost,
  confirmation: goOn,
};

/** The change meant by a message about canceling, deleting or taking down a post, wherever its verb is. */
function changeThatEnds(plain: string): ChangeName {
  if (readChange(plain) === 'take_down' || /\b(?:unpublish|take down)\b/.test(plain)) return 'take_down';
  return /\b(?:delete|remove|erase|get rid of|trash)\b/.test(plain) ? 'delete' : 'cancel';
}

/** "Ada Hill", which no cue knows: an account that the post may go out by. */
const namesAccount = async ({ turn, plain, tools }: DialogueContext): Promise<boolean> =>
  turn.memory.post !== null &&
  plain.length <= LONGEST_NAMING &&
  findNamedTargets(plain, await tools.networks()).length > 0;

const LONGEST_NAMING = 80;

/** "Cancel leek soup": a verb, and only words that a post has. Null where no post has them all. */
async function changeNamed(context: DialogueContext, slots: Slots): Promise<EngineAnswer | null> {
  const change = readChange(context.plain);
  if (!change || context.turn.memory.post) return null;
  const { posts } = await candidates(context, change);
  const words = tellingWords(partsOf(context, change).about);
  const isNamed = posts.some((post) => words.every((word) => namedByWords([post], word).length > 0));
  return words.length > 0 && isNamed ? changePosts(context, slots, change) : null;
}

/** Words that ask for something else are declined; others may be what a post is to be about. */
const declineOrGuess = (context: DialogueContext): EngineAnswer =>
  (isElsewhere(context.plain) ? null : guess(context)) ?? decline(context);

/** 'Publish "…" now': the planned post with these words, else a new one. Null for other messages. */
async function publishOrWrite(context: DialogueContext, slots: Slots): Promise<EngineAnswer | null> {
  const { turn, now } = context;
  const quoted = turn.memory.asked === 'topic' ? null : readQuotedPost(turn.query, now);
  if (!quoted?.topic) return null;
  return (await publishQuoted(context, slots, quoted.topic)) ?? write(context, quoted);
}

function write(context: DialogueContext, opening?: Opening): Promise<EngineAnswer> | EngineAnswer {
  const { memory, user } = context.turn;
  if (!isAtLeast(user.role, 'writer'))
    return answer(
      reply(sentencesOf(context).aside.mayNotWrite, {
        intent: 'out_of_scope',
        actions: [sentencesOf(context).aside.analyze, sentencesOf(context).aside.times],
      }),
      memory,
    );
  if (memory.asked === 'topic' && memory.post) return giveTopic(context, memory.post);
  return context.plain === '' && context.material !== null
    ? offerMaterial(context, context.material)
    : beginPost(context, opening);
}

function aboutPost(context: DialogueContext, slots: Slots): Promise<EngineAnswer> | EngineAnswer {
  const { post } = context.turn.memory;
  if (!post) return write(context);
  return changePost(context, post, slots);
}

/** The post is wanted, but later or in another way. */
const saysNotYet = ({ plain, turn }: DialogueContext): boolean =>
  turn.memory.post !== null &&
  /\b(?:not (?:yet|now)|wait)\b/.test(plain) &&
  !/\b(?:forget|never mind|drop|discard|cancel|scrap|delete)\b/.test(plain);

const waitWith = (context: DialogueContext): EngineAnswer => {
  const says = sentencesOf(context);
  return answer(
    reply(says.notPosted, {
      intent: 'cancellation',
      actions: [says.shorter, says.otherDrafts, says.anotherTime, says.startOver],
    }),
    { ...context.turn.memory, proposal: null },
  );
};

/** "Shorter" where no text is in hand. */
const nothingToRevise = (context: DialogueContext): EngineAnswer =>
  answer(
    reply(sentencesOf(context).noPost, {
      intent: 'revision',
      actions: [sentencesOf(context).create, sentencesOf(context).showPlanned],
    }),
    context.turn.memory,
  );

/** A yes where nothing is proposed: to the draft that was offered, or on with the post. */
function goOn(context: DialogueContext): Promise<EngineAnswer> | EngineAnswer {
  const { post, asked } = context.turn.memory;
  if (!post)
    return answer(
      reply(sentencesOf(context).nothingToConfirm, {
        intent: 'out_of_scope',
        actions: [sentencesOf(context).create, sentencesOf(context).showPlanned],
      }),
      context.turn.memory,
    );
  const confirmation = readConfirmation(context.plain, 'post_now');
  if (asked !== 'draft' || post.text !== null || confirmation !== 'yes') return nextStep(context, post);
  const sends = /\b(?:post|publish|send|share|ship)\b/.test(context.plain) && post.when === null;
  return nextStep(context, { ...withDraft(post, 0), ...(sends && { when: { kind: 'now' } }) });
}
