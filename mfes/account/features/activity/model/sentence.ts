import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { ROLE_NAMES } from '@carillon/contracts/domain/roles.ts';
import type { ActivityActor, ActivityEntry } from '@carillon/contracts/http/notifications/activity-entry.ts';
import { shortTime } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** An act in words: who, what they did, to what, and the rest of the sentence. */
export interface Sentence {
  readonly who: string;
  readonly did: string;
  readonly what?: string | undefined;
  /** Where that is. */
  readonly href?: string | undefined;
  readonly rest?: string | undefined;
}

/** For whom times are told. */
export interface Reader {
  readonly zone: string;
  readonly now: Date;
}

/** What somebody calls something. */
const quoted = (name: string | null): string | undefined => (name === null ? undefined : `“${name}”`);

const nameOf = (person: { readonly name: string | null } | null): string => person?.name ?? t`Former member`;

export function whoOf(actor: ActivityActor): string {
  if (actor.kind === 'carillon') return t`Carillon`;
  return actor.kind === 'unknown' ? t`Someone` : nameOf(actor);
}

/** What called in somebody's name; null when they did it themselves. */
export function throughOf(actor: ActivityActor): string | null {
  if (actor.kind !== 'person' || actor.through === null) return null;
  if (actor.through === 'assistant') return t`through the assistant`;
  return actor.token_name === null ? t`by a program` : t`by a program (${actor.token_name})`;
}

export function sentenceOf(entry: ActivityEntry, reader: Reader): Sentence {
  return { who: whoOf(entry.actor), ...predicateOf(entry, reader) };
}

type Predicate = Omit<Sentence, 'who'>;

/** The same as a plain text. */
export const textOf = ({ who, did, what, rest }: Sentence): string =>
  [who, did, what, rest].filter((part) => part !== undefined).join(' ');

function predicateOf(entry: ActivityEntry, reader: Reader): Predicate {
  const { kind, platform, member, invited, role, name, previous_name } = entry;
  const network = platform === null ? t`a network` : labelOf(platform);
  const themselves = entry.actor.kind === 'person' && member?.id !== null && entry.actor.id === member?.id;
  switch (kind) {
    case 'post.scheduled':
      return ofPost(entry, 'scheduled', [on(entry), due(entry, reader)]);
    case 'post.sent':
      return ofPost(entry, 'sent', [on(entry, 'to'), t`right away`]);
    case 'post.edited':
      return ofPost(entry, 'edited', [on(entry)]);
    case 'post.moved':
      return ofPost(entry, 'moved', [on(entry), due(entry, reader, 'to')]);
    case 'post.canceled':
      return ofPost(entry, 'canceled', [on(entry)]);
    case 'post.retried':
      return ofPost(entry, 'retried', [on(entry)]);
    case 'post.deleted':
      return ofPost(entry, 'deleted', [on(entry)]);
    case 'post.taken_down':
      return ofPost(entry, 'deleted', [on(entry, 'from')]);
    case 'post.published':
      return ofPost(entry, 'published', [on(entry, 'on')]);
    case 'post.failed':
      return ofPost(entry, t`failed to publish`, [on(entry, 'on')]);
    case 'review.requested':
      return ofDraft(entry, t`asked for approval of`);
    case 'review.approved':
      return ofDraft(entry, 'approved');
    case 'review.changes_requested':
      return ofDraft(entry, t`requested changes to`);
    case 'review.withdrawn':
      return ofDraft(entry, t`withdrew the request to approve`);
    case 'connection.made':
      return { did: 'connected', what: network };
    case 'connection.lost':
      return { did: t`lost the connection to`, what: network };
    case 'connection.removed':
      return { did: 'disconnected', what: network };
    case 'member.joined':
      return { did: t`joined the workspace${role ? ` as ${asRole(role)}` : ''}` };
    case 'member.left':
      return { did: t`left the workspace` };
    case 'member.removed':
      return { did: 'removed', what: nameOf(member), rest: t`from the workspace` };
    case 'member.role_changed': {
      const { previous_role } = entry;
      const from = previous_role ? `from ${ROLE_NAMES[previous_role]} ` : '';
      const whose = themselves ? t`their own role` : t`the role of ${nameOf(member)}`;
      return { did: 'changed', what: whose, rest: t`${from}to ${role ? ROLE_NAMES[role] : 'none'}` };
    }
    case 'invitation.sent':
      return { did: 'invited', what: invited ?? 'someone', ...(role && { rest: `as ${asRole(role)}` }) };
    case 'invitation.resent':
      return { did: t`resent the invitation to`, what: invited ?? 'someone' };
    case 'invitation.revoked':
      return { did: t`revoked the invitation of`, what: invited ?? 'someone' };
    case 'invitation.declined':
      return { did: t`declined the invitation of`, what: invited ?? 'someone' };
    case 'workspace.created':
      return { did: t`created the workspace`, what: quoted(name) };
    case 'workspace.renamed':
      return { did: t`renamed the workspace`, what: quoted(previous_name), rest: `to ${quoted(name)}` };
    case 'workspace.approval_on':
      return { did: t`turned on owner approval for posts` };
    case 'workspace.approval_off':
      return { did: t`turned off owner approval for posts` };
    case 'token.created':
      return { did: t`created the access token`, what: quoted(name) };
    case 'token.revoked':
      return {
        did: t`revoked the access token`,
        what: quoted(name),
        ...(member && { rest: `of ${nameOf(member)}` }),
      };
    case 'webhook.removed':
      return { did: t`deleted the webhook`, what: quoted(name) };
    case 'webhook.created':
    case 'webhook.changed':
    case 'webhook.paused':
    case 'webhook.resumed':
    case 'webhook.secret_renewed':
      return { did: WEBHOOK_VERBS[kind], what: quoted(name), href: '/account/webhooks' };
  }
}

const WEBHOOK_VERBS = {
  'webhook.created': t`created the webhook`,
  'webhook.changed': t`changed the webhook`,
  'webhook.paused': t`paused the webhook`,
  'webhook.resumed': t`resumed the webhook`,
  'webhook.secret_renewed': t`renewed the secret of the webhook`,
} as const;

const asRole = (role: keyof typeof ROLE_NAMES): string =>
  `${/^[aeo]/.test(role) ? 'an' : 'a'} ${ROLE_NAMES[role].toLowerCase()}`;

function ofPost({ post }: ActivityEntry, did: string, rest: readonly (string | null)[]): Predicate {
  return {
    did,
    what: post?.words ? `“${post.words}”` : t`a post without text`,
    ...(post && !post.deleted && { href: `/posts/${post.id}` }),
    rest: rest.filter((part) => part !== null).join(' ') || undefined,
  };
}

/** The draft may be a post by now, or gone. */
const ofDraft = ({ post }: ActivityEntry, did: string): Predicate => ({
  did,
  what: post?.words ? `“${post.words}”` : t`a draft without text`,
});

/** Where to: the account, and its network. */
function on({ platform, post }: ActivityEntry, word = 'for'): string | null {
  if (platform === null) return null;
  return `${word} ${labelOf(platform)}${post?.target_name ? ` (${post.target_name})` : ''}`;
}

const due = ({ post }: ActivityEntry, { zone, now }: Reader, word = 'on'): string | null =>
  post?.due_at ? `${word} ${shortTime(new Date(post.due_at), zone, now)}` : null;
