import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { PostInProgress } from '../../../memory.ts';
import type { WrittenDrafts } from '../../../tools.ts';
import { type DialogueContext, sentencesOf } from '../../dialogue-context.ts';
import { confirmPost } from './confirm-post.ts';
import { offerDrafts, writeFor } from './offer-drafts.ts';
import { placePost, postable } from './place-post.ts';
import { withDraft } from './post-text.ts';
import { askPlatforms, askToConnect, askTopic, askWhen } from './questions.ts';
import { suggestTimes } from './suggest-times.ts';

/**
 * Asks for what the post still needs, in the order topic, text, networks, time; when it has all, for the user's word.
 * @param times what to offer where the time is asked for
 */
export async function nextStep(
  context: DialogueContext,
  post: PostInProgress,
  notes: readonly string[] = [],
  writer: WrittenDrafts['writer'] | null = null,
  times: readonly string[] = [],
): Promise<EngineAnswer> {
  if (post.text !== null) return sendingStep(context, post, notes, writer, times);
  if (post.topic === null) return askTopic(context, post);
  if (post.drafts.length > 0) return offerDrafts(context, post, null, notes);
  const writtenPost = await writeFor(context, post);
  return isDirect(post)
    ? sendingStep(context, withDraft(writtenPost.post, 0), notes, writtenPost.writer, times)
    : offerDrafts(context, writtenPost.post, writtenPost.writer, notes);
}

/** Whether the user has named both place and time: they get one text to confirm, and may ask for another. */
const isDirect = ({ platforms, when }: PostInProgress): boolean => platforms.length > 0 && when !== null;

async function sendingStep(
  context: DialogueContext,
  initialPost: PostInProgress,
  before: readonly string[],
  writer: WrittenDrafts['writer'] | null,
  times: readonly string[],
): Promise<EngineAnswer> {
  const networks = await context.tools.networks();
  const placed = await placePost(initialPost, networks, context.tools, sentencesOf(context));
  const notes = [...before, ...placed.notes];
  const able = postable(networks);
  const [only, ...others] = able;
  if (!only) return askToConnect(context, placed.post, notes);
  const { post } = placed;
  if (post.platforms.length === 0) {
    if (others.length > 0) return askPlatforms(context, post, able, notes, writer);
    return sendingStep(context, { ...post, platforms: [only] }, notes, writer, times);
  }
  if (post.when?.kind === 'best') return suggestTimes(context, post, post.when.date, { notes, writer });
  if (post.when === null || post.when.kind === 'day') return askWhen(context, post, notes, writer, times);
  return confirmPost(context, { post, targets: placed.targets, notes, writer });
}
