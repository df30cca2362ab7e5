import type { SandboxContext } from '../../context.ts';
import { hashtagsIn } from '../../domain/mastodon/hashtags-in.ts';
import { type Mentioned, renderHtml } from '../../domain/mastodon/render-html.ts';
import type { Favorite } from '../../stores/favorites.ts';
import { figuresAt } from '../../usecases/audience.ts';
import { findStatus, type Status, threadBelow } from '../../usecases/mastodon/find-status.ts';
import { type AccountObject, accountObject, personaObject } from './account-object.ts';
import { mediaObject } from './media-object.ts';
import { ORIGIN, pageOf } from './place.ts';

/** Makes what clients see of statuses. It reads each author and each thread once. */
export function createStatusObjects(context: SandboxContext, readerId: string) {
  const { stores, now } = context;
  const accounts = new Map<string, Promise<AccountObject>>();
  const threads = new Map<string, Promise<Status[]>>();
  const favorites = new Map<string, Promise<Favorite[]>>();

  const accountOf = ({ author }: Status) =>
    once(accounts, author.id, async () => {
      const profile = await stores.profiles.get(author.id);
      return profile ? accountObject(context, profile) : personaObject(context, author);
    });
  const threadOf = (postId: string) => once(threads, postId, () => threadBelow(context, postId, readerId));
  const favoritesOf = (postId: string) => once(favorites, postId, () => stores.favorites.under(postId));

  const counts = async (status: Status) => {
    const [thread, favored] = await Promise.all([threadOf(status.postId), favoritesOf(status.postId)]);
    const people = favored.filter(({ statusId }) => statusId === status.id);
    const figures = status.post && (await figuresAt(context.stores, status.post, now()));
    const replies = thread.filter(({ parentId }) => parentId === status.id);
    return {
      // The figures have all that people of the sandbox say below a post.
      replies_count: figures ? figures.comments + thread.filter(({ byApi }) => byApi).length : replies.length,
      reblogs_count: figures?.shares ?? 0,
      favourites_count: (figures?.likes ?? status.likes) + people.length,
      quotes_count: 0,
      favourited: people.some(({ accountId }) => accountId === readerId),
    };
  };

  return async (status: Status) => {
    const { id, text, options, parentId, createdAt, media } = status;
    const [account, figures, parent] = await Promise.all([
      accountOf(status),
      counts(status),
      parentId === null ? null : findStatus(context, parentId, readerId),
    ]);
    const mentioned = parent ? [await accountOf(parent)].filter(isIn(text)) : [];
    const content = renderHtml(text, { origin: ORIGIN, mentioned });
    return {
      id,
      created_at: createdAt.toISOString(),
      in_reply_to_id: parentId,
      in_reply_to_account_id: parent?.author.id ?? null,
      sensitive: options.sensitive,
      spoiler_text: options.warning,
      visibility: options.visibility,
      language: options.language,
      uri: `${ORIGIN}/statuses/${id}`,
      url: pageOf(context.settings, status),
      ...figures,
      edited_at: null,
      reblogged: false,
      muted: false,
      bookmarked: false,
      content,
      filtered: [],
      reblog: null,
      application: options.app,
      account,
      // Only one's own can be pinned.
      ...(status.author.id === readerId && { pinned: false }),
      media_attachments: media.map((one) => mediaObject(context.settings, one)),
      mentions: mentioned.map(({ id, username, url, acct }) => ({ id, username, url, acct })),
      tags: hashtagsIn(text).map((name) => ({
        name: name.toLowerCase(),
        url: `${ORIGIN}/tags/${encodeURIComponent(name)}`,
      })),
      emojis: [],
      card: null,
      poll: null,
      quote: null,
    };
  };
}

const isIn =
  (text: string) =>
  ({ username }: Mentioned): boolean =>
    text.toLowerCase().includes(`@${username.toLowerCase()}`);

async function once<T>(cache: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const promise = cache.get(key) ?? make();
  cache.set(key, promise);
  return promise;
}
