import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { Memory, PostInProgress } from '../../../memory.ts';
import { toShownText as escaped, quote } from '../../../shown-text.ts';
import type { Network, WrittenDrafts } from '../../../tools.ts';
import { type DialogueContext, sentencesOf } from '../../dialogue-context.ts';
import type { Slots } from '../../read-message.ts';
import { resolveWhen } from '../../slots/resolve-when.ts';
import { withShownTime } from '../../slots/same-time.ts';
import { saysTarget, withPlaces } from './choose-places.ts';
import { faultyTime, listMeantTimes } from './faulty-time.ts';
import { nextStep } from './next-step.ts';
import { postable } from './place-post.ts';
import { contentOf, withDraft } from './post-text.ts';
import { restyle } from './restyle.ts';

/** The post with all that the message says of it, whatever was asked; then on to what it still needs. */
export async function changePost(
  context: DialogueContext,
  initialPost: PostInProgress,
  slots: Slots,
): Promise<EngineAnswer> {
  const networks = await context.tools.networks();
  const pickedPost = saysTarget(context.plain)
    ? initialPost
    : picks(initialPost, slots, context.turn.memory, networks);
  const restyled = await restyle(context, withPlaces(context, pickedPost, slots, networks), slots);
  if ('reply' in restyled) return restyled;
  const { post, writer } = restyled;
  // Words that nobody has read yet are shown, wherever the conversation goes on.
  const isShown = initialPost.text !== null && contentOf(post) !== contentOf(initialPost);
  const chosenNotes = initialPost.text === null ? chosenNote(context, initialPost, pickedPost.text) : [];
  const notes = [...chosenNotes, ...restyled.notes, ...(isShown ? [quote(contentOf(post))] : [])];
  const placing = slots.platforms !== null || post.targets.length > initialPost.targets.length;
  const whole = slots.when || placing ? ready(post) : post;
  return schedulePost(context, { post: whole, notes, writer }, slots);
}

const LONGEST_START = 60;

/** Which of the drafts was taken, by its first words. */
function chosenNote(context: DialogueContext, { drafts }: PostInProgress, text: string | null): string[] {
  const at = drafts.findIndex(({ content }) => content === text);
  if (text === null || at < 0 || drafts.length < 2) return [];
  const [line = ''] = text.split('\n');
  const start = line.length > LONGEST_START ? `${line.slice(0, LONGEST_START).trimEnd()}…` : line;
  return [sentencesOf(context).chosen(at + 1, escaped(start))];
}

/** "The second one", of what was shown last: a time, a network where one was asked for, or a draft. */
function picks(
  post: PostInProgress,
  { choice, platforms, when }: Slots,
  memory: Memory,
  networks: readonly Network[],
): PostInProgress {
  if (choice === null) return post;
  const { shown, asked } = memory;
  if (shown?.kind === 'times' && !when) {
    const time = shown.times.at(choice);
    return time ? { ...post, when: { kind: 'at', scheduled_time: time, timezone: shown.timezone } } : post;
  }
  if (asked === 'platforms' && !platforms) {
    const platform = postable(networks).at(choice);
    return platform ? { ...post, platforms: [platform] } : post;
  }
  return withDraft(post, choice);
}

/** Takes the first draft if the user names a place or time before choosing one; it is shown before it goes out. */
const ready = (post: PostInProgress): PostInProgress =>
  post.text === null && post.drafts.length > 0 ? withDraft(post, 0) : post;

interface ChangedPost {
  readonly post: PostInProgress;
  readonly notes: readonly string[];
  readonly writer: WrittenDrafts['writer'] | null;
}

async function schedulePost(
  context: DialogueContext,
  { post, notes, writer }: ChangedPost,
  { when }: Slots,
): Promise<EngineAnswer> {
  if (!when) return nextStep(context, post, notes, writer);
  const readTime = withShownTime(when, context.plain, context.turn.memory) ?? when;
  const resolved = resolveWhen(readTime, post.when, context.now);
  if (resolved.kind === 'when') return nextStep(context, { ...post, when: resolved.when }, notes, writer);
  if (resolved.kind === 'best') {
    const date = resolved.date?.toString() ?? null;
    return nextStep(context, { ...post, when: { kind: 'best', date } }, notes, writer);
  }
  const fault = faultyTime(resolved, context);
  const allNotes = fault ? [...notes, fault] : notes;
  return nextStep(context, { ...post, when: null }, allNotes, writer, listMeantTimes(resolved, context));
}
