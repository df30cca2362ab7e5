import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { Memory, PostInProgress } from '../../../memory.ts';
import { shown as escaped, quoted } from '../../../shown-text.ts';
import type { Network, WrittenDrafts } from '../../../tools.ts';
import type { Slots } from '../../read-message.ts';
import { resolveWhen } from '../../slots/resolve-when.ts';
import { withShownTime } from '../../slots/same-time.ts';
import { sentencesOf, type Talk } from '../../talk.ts';
import { saysTarget, withPlaces } from './choose-places.ts';
import { faultyTime, timesMeant } from './faulty-time.ts';
import { nextStep } from './next-step.ts';
import { postable } from './place-post.ts';
import { contentOf, withDraft } from './post-text.ts';
import { restyle } from './restyle.ts';

/** The post with all that the message says of it, whatever was asked; then on to what it still needs. */
export async function changePost(talk: Talk, given: PostInProgress, slots: Slots): Promise<EngineAnswer> {
  const networks = await talk.tools.networks();
  const picked = saysTarget(talk.plain) ? given : picks(given, slots, talk.turn.memory, networks);
  const restyled = await restyle(talk, withPlaces(talk, picked, slots, networks), slots);
  if ('reply' in restyled) return restyled;
  const { post, writer } = restyled;
  // Words that nobody has read yet are shown, wherever the conversation goes on.
  const shown = given.text !== null && contentOf(post) !== contentOf(given);
  const chosen = given.text === null ? chosenNote(talk, given, picked.text) : [];
  const notes = [...chosen, ...restyled.notes, ...(shown ? [quoted(contentOf(post))] : [])];
  const placing = slots.platforms !== null || post.targets.length > given.targets.length;
  const whole = slots.when || placing ? ready(post) : post;
  return timed(talk, { post: whole, notes, writer }, slots);
}

const LONGEST_START = 60;

/** Which of the drafts was taken, by its first words. */
function chosenNote(talk: Talk, { drafts }: PostInProgress, text: string | null): string[] {
  const at = drafts.findIndex(({ content }) => content === text);
  if (text === null || at < 0 || drafts.length < 2) return [];
  const [line = ''] = text.split('\n');
  const start = line.length > LONGEST_START ? `${line.slice(0, LONGEST_START).trimEnd()}…` : line;
  return [sentencesOf(talk).chosen(at + 1, escaped(start))];
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

/** Who says where or when without having chosen a text takes the first draft; it is shown before it goes out. */
const ready = (post: PostInProgress): PostInProgress =>
  post.text === null && post.drafts.length > 0 ? withDraft(post, 0) : post;

interface Changed {
  readonly post: PostInProgress;
  readonly notes: readonly string[];
  readonly writer: WrittenDrafts['writer'] | null;
}

async function timed(talk: Talk, { post, notes, writer }: Changed, { when }: Slots): Promise<EngineAnswer> {
  if (!when) return nextStep(talk, post, notes, writer);
  const meant = withShownTime(when, talk.plain, talk.turn.memory) ?? when;
  const resolved = resolveWhen(meant, post.when, talk.now);
  if (resolved.kind === 'when') return nextStep(talk, { ...post, when: resolved.when }, notes, writer);
  if (resolved.kind === 'best') {
    const date = resolved.date?.toString() ?? null;
    return nextStep(talk, { ...post, when: { kind: 'best', date } }, notes, writer);
  }
  const fault = faultyTime(resolved, talk);
  const said = fault ? [...notes, fault] : notes;
  return nextStep(talk, { ...post, when: null }, said, writer, timesMeant(resolved, talk));
}
