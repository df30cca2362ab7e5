import { mastodon } from '@carillon/contracts/networks/mastodon.ts';
import { countMastodon } from '@carillon/contracts/networks/mastodon-count.ts';
import type { SandboxContext } from '../../context.ts';
import { MASTODON_LIMITS } from '../../domain/mastodon/limits.ts';
import { mastodonFaults } from '../../domain/mastodon/mastodon-fault.ts';
import { FACTS } from '../../domain/networks/networks.ts';
import type { PostMedia, PostOptions } from '../../domain/post.ts';
import type { Profile } from '../../domain/profile.ts';
import { findStatus, ofPost, ofReply, type Status } from './find-status.ts';
import { attachMedia } from './status-media.ts';

export interface Writing {
  readonly text: string;
  readonly mediaIds: readonly string[];
  readonly inReplyToId: string | null;
  readonly options: PostOptions;
}

const MAX_REPLIES = 200;

/** Publishes in an account's name, a reply where it is to something. */
export async function publishStatus(
  context: SandboxContext,
  account: Profile,
  writing: Writing,
): Promise<Status> {
  const { text, options } = checkWriting(writing);
  const parent = await parentOf(context, account, writing.inReplyToId);
  return parent
    ? addReply(context, account, { parent, text, options })
    : addPost(context, account, { text, options, mediaIds: writing.mediaIds });
}

/** A warning without words becomes the words. */
function checkWriting({ text, mediaIds, options }: Writing): { text: string; options: PostOptions } {
  const words = text.trim();
  if (words === '' && mediaIds.length === 0 && options.warning === '') throw mastodonFaults.blank();
  const isBare = words === '' && mediaIds.length === 0;
  const warning = isBare ? '' : options.warning;
  const statusText = isBare ? options.warning : words;
  const size = countMastodon(statusText, mastodon.limits, { content_warning: warning });
  if (size.length > MASTODON_LIMITS.text) throw mastodonFaults.tooLong();
  return {
    text: statusText,
    options: { ...options, warning, sensitive: options.sensitive || warning !== '' },
  };
}

async function parentOf(
  context: SandboxContext,
  account: Profile,
  id: string | null,
): Promise<Status | null> {
  if (id === null) return null;
  const parent = await findStatus(context, id, account.id);
  if (!parent) throw mastodonFaults.missing();
  return parent;
}

interface NewPost {
  readonly text: string;
  readonly options: PostOptions;
  readonly mediaIds: readonly string[];
}

async function addPost(
  context: SandboxContext,
  account: Profile,
  { text, options, mediaIds }: NewPost,
): Promise<Status> {
  const { stores, now, room } = context;
  const id = statusId(context);
  const media: readonly PostMedia[] = await attachMedia(context, account.id, mediaIds, id);
  const post = {
    id,
    network: account.network,
    authorId: account.id,
    authorName: account.name,
    text,
    media,
    options,
    createdAt: now(),
  };
  await stores.posts.add(post);
  await room.forPost();
  return ofPost(post);
}

interface NewReply {
  readonly parent: Status;
  readonly text: string;
  readonly options: PostOptions;
}

async function addReply(
  { stores, now, digits }: SandboxContext,
  account: Profile,
  { parent, text, options }: NewReply,
): Promise<Status> {
  const { postId } = parent;
  if ((await stores.replies.under(postId, MAX_REPLIES)).length >= MAX_REPLIES) throw mastodonFaults.tooMany();
  const reply = {
    id: FACTS.mastodon.replyId(postId, digits(12)),
    postId,
    text,
    options,
    createdAt: now(),
    parentId: parent.id === postId ? null : parent.id,
    author: { id: account.id, handle: account.name },
  };
  await stores.replies.add(reply);
  return ofReply(reply);
}

/** Milliseconds and chance, as Mastodon's ids: 18 digits, and a later one is larger. */
const statusId = ({ now, digits }: Pick<SandboxContext, 'now' | 'digits'>): string =>
  String((BigInt(now().getTime()) << 16n) + BigInt(Number(digits(5)) % 65_536));
