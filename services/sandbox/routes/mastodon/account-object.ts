import type { SandboxContext } from '../../context.ts';
import { mastodonName, type Profile } from '../../domain/profile.ts';
import { followersAt } from '../../usecases/audience.ts';
import { avatarOf, ORIGIN } from './place.ts';

/** Before anybody posted here. */
const BEGINNING = '2025-01-01T00:00:00.000Z';

/** Builds an account of the server as any caller sees it. */
export async function accountObject(context: SandboxContext, profile: Profile) {
  const { stores, now } = context;
  const [followers, posts, [latest]] = await Promise.all([
    followersAt(context.stores, profile, now()),
    stores.posts.count(profile.id, new Date(0)),
    stores.posts.list({ authorId: profile.id, limit: 1 }),
  ]);
  return {
    ...person(context, { id: profile.id, username: profile.username, name: profile.name }),
    followers_count: followers,
    following_count: 12,
    statuses_count: posts,
    last_status_at: latest?.createdAt.toISOString().slice(0, 10) ?? null,
  };
}

/** Somebody of the sandbox who says something below posts. */
export const personaObject = (context: SandboxContext, { id, name }: { id: string; name: string }) => ({
  ...person(context, { id, username: mastodonName(name), name }),
  followers_count: 40,
  following_count: 60,
  statuses_count: 100,
  last_status_at: null,
});

export type AccountObject = ReturnType<typeof personaObject>;

const person = (
  context: SandboxContext,
  { id, username, name }: { readonly id: string; readonly username: string; readonly name: string },
) => ({
  id,
  username,
  acct: username,
  display_name: name,
  locked: false,
  bot: false,
  discoverable: true,
  indexable: false,
  group: false,
  created_at: BEGINNING,
  note: '',
  hide_collections: null,
  noindex: false,
  url: `${ORIGIN}/@${username}`,
  uri: `${ORIGIN}/users/${username}`,
  avatar: avatarOf(context.settings, id),
  avatar_static: avatarOf(context.settings, id),
  header: '',
  header_static: '',
  emojis: [],
  roles: [],
  fields: [],
});
