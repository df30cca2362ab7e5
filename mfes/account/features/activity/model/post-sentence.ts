import type { ActivityEntry } from '@carillon/contracts/http/notifications/activity-entry.ts';
import { t } from '@lingui/core/macro';

type Say = (who: string, what: string) => string;
type Kind<Of extends string> = Extract<ActivityEntry['kind'], `${Of}.${string}`>;

interface Facts {
  /** The network and the account; null where they aren't known. */
  readonly place: string | null;
  /** When the post is due; null where that isn't known. */
  readonly when: string | null;
}

/** The sentence for an action on a post. */
export function postSentence(kind: Kind<'post'>, { place, when }: Facts): Say {
  if (place === null) return ANYWHERE[kind];
  if (when !== null && kind === 'post.scheduled')
    return (who, what) => t`${who} scheduled ${what} for ${place} on ${when}`;
  if (when !== null && kind === 'post.moved')
    return (who, what) => t`${who} moved ${what} for ${place} to ${when}`;
  return (who, what) => SOMEWHERE[kind](who, what, place);
}

/** The sentence for a decision about a draft. */
export const draftSentence = (kind: Kind<'review'>): Say => DRAFTS[kind];

const SOMEWHERE: Readonly<Record<Kind<'post'>, (who: string, what: string, place: string) => string>> = {
  'post.scheduled': (who, what, place) => t`${who} scheduled ${what} for ${place}`,
  'post.sent': (who, what, place) => t`${who} sent ${what} to ${place} right away`,
  'post.edited': (who, what, place) => t`${who} edited ${what} for ${place}`,
  'post.moved': (who, what, place) => t`${who} moved ${what} for ${place}`,
  'post.canceled': (who, what, place) => t`${who} canceled ${what} for ${place}`,
  'post.retried': (who, what, place) => t`${who} retried ${what} for ${place}`,
  'post.deleted': (who, what, place) => t`${who} deleted ${what} for ${place}`,
  'post.taken_down': (who, what, place) => t`${who} deleted ${what} from ${place}`,
  'post.published': (who, what, place) => t`${who} published ${what} on ${place}`,
  'post.failed': (who, what, place) => t`${who} failed to publish ${what} on ${place}`,
};

const ANYWHERE: Readonly<Record<Kind<'post'>, Say>> = {
  'post.scheduled': (who, what) => t`${who} scheduled ${what}`,
  'post.sent': (who, what) => t`${who} sent ${what} right away`,
  'post.edited': (who, what) => t`${who} edited ${what}`,
  'post.moved': (who, what) => t`${who} moved ${what}`,
  'post.canceled': (who, what) => t`${who} canceled ${what}`,
  'post.retried': (who, what) => t`${who} retried ${what}`,
  'post.deleted': (who, what) => t`${who} deleted ${what}`,
  'post.taken_down': (who, what) => t`${who} deleted ${what}`,
  'post.published': (who, what) => t`${who} published ${what}`,
  'post.failed': (who, what) => t`${who} failed to publish ${what}`,
};

const DRAFTS: Readonly<Record<Kind<'review'>, Say>> = {
  'review.requested': (who, what) => t`${who} requested approval of ${what}`,
  'review.approved': (who, what) => t`${who} approved ${what}`,
  'review.changes_requested': (who, what) => t`${who} requested changes to ${what}`,
  'review.withdrawn': (who, what) => t`${who} withdrew the approval request for ${what}`,
};
