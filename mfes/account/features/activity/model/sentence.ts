import { plainName } from '@carillon/contracts/domain/plain-name.ts';
import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { ActivityActor, ActivityEntry } from '@carillon/contracts/http/notifications/activity-entry.ts';
import { shortTime } from '@carillon/sdk/index.ts';
import { roleName } from '@carillon/sdk/session/role-text.ts';
import { select, t } from '@lingui/core/macro';
import { draftSentence, postSentence } from './post-sentence.ts';

/** An act in words. */
export interface Sentence {
  /** The name of the actor. */
  readonly who: string;
  /** The object of the act; empty where the sentence names nothing. */
  readonly what: string;
  /** Where that is. */
  readonly href?: string | undefined;
  /** The whole sentence, with these in the places of who and what. */
  say(who: string, what: string): string;
}

/** The user for whom times are formatted. */
export interface Reader {
  readonly zone: string;
  readonly now: Date;
}

/** Quotes a name. */
const quote = (name: string | null): string => (name === null ? '…' : t`“${name}”`);

const nameOf = (person: { readonly name: string | null } | null): string => person?.name ?? t`Former member`;

export function whoOf(actor: ActivityActor): string {
  if (actor.kind === 'carillon') return 'Carillon';
  return actor.kind === 'unknown' ? t`Someone` : nameOf(actor);
}

/** The program that acted for the user. Null if they did it themselves. */
export function throughOf(actor: ActivityActor): string | null {
  if (actor.kind !== 'person' || actor.through === null) return null;
  if (actor.through === 'assistant') return t`through the assistant`;
  const { token_name: token } = actor;
  return token === null ? t`through the API` : t`through the API (${token})`;
}

export const sentenceOf = (entry: ActivityEntry, reader: Reader): Sentence => ({
  who: whoOf(entry.actor),
  what: '',
  ...predicateOf(entry, reader),
});

/** The same as a plain text. */
export const textOf = ({ who, what, say }: Sentence): string => say(who, what);

type Say = Sentence['say'];
type Predicate = Partial<Sentence> & Pick<Sentence, 'say'>;

function predicateOf(entry: ActivityEntry, { zone, now }: Reader): Predicate {
  const { kind, platform, member, invited, name, previous_name, post } = entry;
  switch (kind) {
    case 'post.scheduled':
    case 'post.sent':
    case 'post.edited':
    case 'post.moved':
    case 'post.canceled':
    case 'post.retried':
    case 'post.deleted':
    case 'post.taken_down':
    case 'post.published':
    case 'post.failed':
      return {
        what: post?.words ? quote(post.words) : t({ message: 'a post without text', context: 'object' }),
        href: post && !post.deleted ? `/posts/${post.id}` : undefined,
        say: postSentence(kind, {
          place: placeOf(entry),
          when: post?.due_at ? shortTime(new Date(post.due_at), zone, now) : null,
        }),
      };
    case 'review.requested':
    case 'review.approved':
    case 'review.changes_requested':
    case 'review.withdrawn':
      // The draft may be a post by now, or gone.
      return {
        what: post?.words ? quote(post.words) : t({ message: 'a draft without text', context: 'object' }),
        say: draftSentence(kind),
      };
    case 'connection.made':
    case 'connection.lost':
    case 'connection.removed':
      return {
        what: platform === null ? t({ message: 'a network', context: 'object' }) : labelOf(platform),
        say: SAYS[kind],
      };
    case 'member.joined':
      return { say: joined(entry) };
    case 'member.left':
    case 'member.closed':
    case 'member.reopened':
    case 'member.succeeded':
    case 'workspace.approval_on':
    case 'workspace.approval_off':
      return { say: SAYS[kind] };
    case 'member.removed':
      return { what: nameOf(member), say: SAYS[kind] };
    case 'member.role_changed':
      return { what: nameOf(member), say: roleChanged(entry) };
    case 'invitation.sent':
      return { what: invited ?? t({ message: 'someone', context: 'object' }), say: invitationSent(entry) };
    case 'invitation.resent':
    case 'invitation.revoked':
    case 'invitation.declined':
      return { what: invited ?? t({ message: 'someone', context: 'object' }), say: SAYS[kind] };
    case 'workspace.renamed': {
      const to = quote(name);
      return {
        what: quote(previous_name),
        say: (who, what) => t`${who} renamed the workspace ${what} to ${to}`,
      };
    }
    case 'token.revoked': {
      const owner = member && nameOf(member);
      return {
        what: quote(name),
        say: (who, what) =>
          owner === null
            ? t`${who} revoked the access token ${what}`
            : t`${who} revoked ${owner}’s access token ${what}`,
      };
    }
    case 'workspace.created':
    case 'token.created':
    case 'webhook.removed':
      return { what: quote(name), say: SAYS[kind] };
    case 'webhook.created':
    case 'webhook.changed':
    case 'webhook.paused':
    case 'webhook.resumed':
    case 'webhook.secret_renewed':
      return { what: quote(name), href: '/account/webhooks', say: SAYS[kind] };
    default:
      // Only a newer server knows it.
      return { say: (who) => `${who}: ${plainName(kind)}` };
  }
}

const SAYS = {
  'connection.made': (who, what) => t`${who} connected ${what}`,
  'connection.lost': (who, what) => t`${who} lost the connection to ${what}`,
  'connection.removed': (who, what) => t`${who} disconnected ${what}`,
  'member.left': (who) => t`${who} left the workspace`,
  'member.closed': (who) => t`${who} closed their account`,
  'member.reopened': (who) => t`${who} reopened their account`,
  'member.succeeded': (who) => t`${who} became an owner because the last owner’s account was deleted`,
  'member.removed': (who, what) => t`${who} removed ${what} from the workspace`,
  'invitation.resent': (who, what) => t`${who} resent the invitation to ${what}`,
  'invitation.revoked': (who, what) => t`${who} revoked the invitation for ${what}`,
  'invitation.declined': (who, what) => t`${who} declined the invitation for ${what}`,
  'workspace.created': (who, what) => t`${who} created the workspace ${what}`,
  'workspace.approval_on': (who) => t`${who} turned on owner approval for posts`,
  'workspace.approval_off': (who) => t`${who} turned off owner approval for posts`,
  'token.created': (who, what) => t`${who} created the access token ${what}`,
  'webhook.removed': (who, what) => t`${who} deleted the webhook ${what}`,
  'webhook.created': (who, what) => t`${who} created the webhook ${what}`,
  'webhook.changed': (who, what) => t`${who} changed the webhook ${what}`,
  'webhook.paused': (who, what) => t`${who} paused the webhook ${what}`,
  'webhook.resumed': (who, what) => t`${who} resumed the webhook ${what}`,
  'webhook.secret_renewed': (who, what) => t`${who} renewed the secret of the webhook ${what}`,
} satisfies Partial<Record<ActivityEntry['kind'], Say>>;

const joined =
  ({ role }: ActivityEntry): Say =>
  (who) =>
    role === null
      ? t`${who} joined the workspace`
      : t`${who} joined the workspace as ${select(role, {
          viewer: 'a viewer',
          writer: 'a writer',
          editor: 'an editor',
          owner: 'an owner',
          other: 'a member',
        })}`;

const invitationSent =
  ({ role }: ActivityEntry): Say =>
  (who, what) =>
    role === null
      ? t`${who} invited ${what}`
      : t`${who} invited ${what} as ${select(role, {
          viewer: 'a viewer',
          writer: 'a writer',
          editor: 'an editor',
          owner: 'an owner',
          other: 'a member',
        })}`;

function roleChanged({ actor, member, role, previous_role }: ActivityEntry): Say {
  const isOwn = actor.kind === 'person' && member?.id !== null && actor.id === member?.id;
  const from = previous_role && roleName(previous_role);
  const to = role && roleName(role);
  return (who, what) => {
    if (isOwn && from && to) return t`${who} changed their own role from ${from} to ${to}`;
    if (isOwn && to) return t`${who} changed their own role to ${to}`;
    if (from && to) return t`${who} changed the role of ${what} from ${from} to ${to}`;
    return to ? t`${who} changed the role of ${what} to ${to}` : t`${who} changed the role of ${what}`;
  };
}

/** Where to: the network, and the account. */
function placeOf({ platform, post }: ActivityEntry): string | null {
  if (platform === null) return null;
  const account = post?.target_name;
  return account ? `${labelOf(platform)} (${account})` : labelOf(platform);
}
