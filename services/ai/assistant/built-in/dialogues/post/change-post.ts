import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { withoutEmoji } from '../../../../language/topic/emoji.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { Memory, PostInProgress } from '../../../memory.ts';
import type { Network } from '../../../tools.ts';
import type { Slots } from '../../read-message.ts';
import type { PlatformsSaid } from '../../slots/platforms.ts';
import { resolveWhen } from '../../slots/resolve-when.ts';
import { saysStyle } from '../../slots/style.ts';
import type { WhenSaid } from '../../slots/when.ts';
import type { Talk } from '../../talk.ts';
import { faultyTime } from './faulty-time.ts';
import { namedTargets } from './named-targets.ts';
import { newText } from './new-text.ts';
import { nextStep } from './next-step.ts';
import { offerDrafts, writeFor } from './offer-drafts.ts';
import { postable } from './place-post.ts';
import { withDraft } from './post-text.ts';
import { suggestTimes } from './suggest-times.ts';

/** The post with all that the message says of it, whatever was asked; then on to what it still needs. */
export async function changePost(talk: Talk, given: PostInProgress, slots: Slots): Promise<EngineAnswer> {
  const networks = await talk.tools.networks();
  const { memory } = talk.turn;
  const picked = picks(given, slots, memory, networks);
  const placed = withTargets(talk, withPlatforms(picked, slots.platforms, networks), slots, networks);
  const restyled = await restyle(talk, placed, slots);
  if ('reply' in restyled) return restyled;
  if (slots.when) return timed(talk, ready(restyled), slots.when);
  const placing = slots.platforms !== null || restyled.targets.length > given.targets.length;
  return nextStep(talk, placing ? ready(restyled) : restyled);
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

async function timed(talk: Talk, post: PostInProgress, when: WhenSaid): Promise<EngineAnswer> {
  const resolved = resolveWhen(when, post.when, talk.now);
  switch (resolved.kind) {
    case 'when':
      return nextStep(talk, { ...post, when: resolved.when });
    case 'ask':
      return nextStep(talk, { ...post, when: null });
    case 'best':
      return post.text === null || post.platforms.length === 0
        ? nextStep(talk, { ...post, when: null })
        : suggestTimes(talk, post, { date: resolved.date, notes: [] });
    default:
      return nextStep(talk, { ...post, when: null }, [faultyTime(resolved, talk)]);
  }
}

function withPlatforms(
  post: PostInProgress,
  said: PlatformsSaid | null,
  networks: readonly Network[],
): PostInProgress {
  if (!said) return post;
  const names = namesOf(said, networks);
  const left = (list: readonly PlatformName[]) => list.filter((name) => !said.except.includes(name));
  if (said.how === 'remove')
    return { ...post, platforms: post.platforms.filter((name) => !names.includes(name)) };
  const platforms = said.how === 'add' ? [...new Set([...post.platforms, ...names])] : left(names);
  return { ...post, platforms };
}

function namesOf({ names }: PlatformsSaid, networks: readonly Network[]): readonly PlatformName[] {
  if (typeof names !== 'string') return names;
  const connected = networks.filter(({ state }) => state === 'connected').map(({ platform }) => platform);
  return names === 'both' && connected.length > 2 ? postable(networks) : connected;
}

function withTargets(
  talk: Talk,
  post: PostInProgress,
  { choice }: Slots,
  networks: readonly Network[],
): PostInProgress {
  const named = namedTargets(talk.plain, networks);
  const { memory } = talk.turn;
  const picked =
    memory.shown?.kind === 'targets' && choice !== null ? memory.shown.targets.at(choice) : undefined;
  const targets = picked ? [picked] : named;
  if (targets.length === 0) return post;
  const others = post.targets.filter(
    ({ platform }) => !targets.some((target) => target.platform === platform),
  );
  const platforms = [...new Set([...post.platforms, ...targets.map(({ platform }) => platform)])];
  return { ...post, targets: [...others, ...targets], platforms };
}

/** Other words, as far as they are wanted; an answer where drafts are to be chosen from again. */
async function restyle(
  talk: Talk,
  post: PostInProgress,
  { style }: Slots,
): Promise<PostInProgress | EngineAnswer> {
  const own = newText(talk.turn.query);
  if (own) return { ...post, text: own, hashtags: [] };
  if (!saysStyle(style) || (post.text === null && post.drafts.length === 0))
    return { ...post, details: { ...post.details, ...style.details } };
  const { emoji, link, ...rewriting } = style.details;
  const tagged = await withTags(
    talk,
    { ...post, details: { ...post.details, ...style.details } },
    style.hashtags,
  );
  if (style.again || Object.keys(rewriting).length > 0 || emoji === true) {
    const { post: written, writer } = await writeFor(talk, tagged);
    return style.again || post.text === null ? offerDrafts(talk, written, writer) : withDraft(written, 0);
  }
  const edited = edit(tagged, { emoji, link });
  return post.text === null && style.hashtags === null && emoji === undefined && !link
    ? offerDrafts(talk, edited, null)
    : edited;
}

/** What needs no writing: emoji that go, an address that comes. */
function edit(
  post: PostInProgress,
  { emoji, link }: { readonly emoji: boolean | undefined; readonly link: string | undefined },
): PostInProgress {
  const change = (text: string) => {
    const plain = emoji === false ? withoutEmoji(text) : text;
    return link && !plain.includes(link) ? `${plain}\n\n${link}` : plain;
  };
  return {
    ...post,
    text: post.text === null ? null : change(post.text),
    drafts: post.drafts.map((draft) => ({ ...draft, content: change(draft.content) })),
  };
}

async function withTags(talk: Talk, post: PostInProgress, wanted: boolean | null): Promise<PostInProgress> {
  if (wanted === null) return post;
  if (!wanted || post.hashtags.length > 0) return { ...post, with_hashtags: wanted };
  const found = post.text === null ? [] : await talk.tools.findHashtags(post.topic ?? post.text);
  return { ...post, with_hashtags: true, hashtags: found.slice(0, MOST_TAGS).map(({ hashtag }) => hashtag) };
}

const MOST_TAGS = 5;
