import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { PostInProgress } from '../../../memory.ts';
import type { WrittenDrafts } from '../../../tools.ts';
import { sentencesOf, type Talk } from '../../talk.ts';
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
  talk: Talk,
  post: PostInProgress,
  notes: readonly string[] = [],
  writer: WrittenDrafts['writer'] | null = null,
  times: readonly string[] = [],
): Promise<EngineAnswer> {
  if (post.text !== null) return sendingStep(talk, post, notes, writer, times);
  if (post.topic === null) return askTopic(talk, post);
  if (post.drafts.length > 0) return offerDrafts(talk, post, null, notes);
  const written = await writeFor(talk, post);
  return isDirect(post)
    ? sendingStep(talk, withDraft(written.post, 0), notes, written.writer, times)
    : offerDrafts(talk, written.post, written.writer, notes);
}

/** Who says at once where and when gets one text to confirm, and may ask for another. */
const isDirect = ({ platforms, when }: PostInProgress): boolean => platforms.length > 0 && when !== null;

async function sendingStep(
  talk: Talk,
  given: PostInProgress,
  before: readonly string[],
  writer: WrittenDrafts['writer'] | null,
  times: readonly string[],
): Promise<EngineAnswer> {
  const networks = await talk.tools.networks();
  const placed = await placePost(given, networks, talk.tools, sentencesOf(talk));
  const notes = [...before, ...placed.notes];
  const able = postable(networks);
  const [only, ...others] = able;
  if (!only) return askToConnect(talk, placed.post, notes);
  const { post } = placed;
  if (post.platforms.length === 0) {
    if (others.length > 0) return askPlatforms(talk, post, able, notes, writer);
    return sendingStep(talk, { ...post, platforms: [only] }, notes, writer, times);
  }
  if (post.when?.kind === 'best') return suggestTimes(talk, post, post.when.date, { notes, writer });
  if (post.when === null || post.when.kind === 'day') return askWhen(talk, post, notes, writer, times);
  return confirmPost(talk, { post, targets: placed.targets, notes, writer });
}
