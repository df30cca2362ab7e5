import { failureWords, saidBy } from '@carillon/contracts/domain/failure-words.ts';
import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import { connectionName, labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';
import { serviceText } from '@carillon/sdk/text/service-text.ts';
import { shortTime } from '@carillon/sdk/time/words.ts';
import { t } from '@lingui/core/macro';

export interface Reader {
  /** The one that times are shown in. */
  readonly zone: string;
  readonly now: Date;
}

export interface Description {
  /** The event: object and verb. */
  readonly title: string;
  /** Further details. */
  readonly text: string | null;
  /** Where it can be mended, apart from the post's own page. */
  readonly action: { readonly href: string; readonly words: string } | null;
}

type Facts = NonNullable<NotificationView['publication']>;

/** A notification in words. */
export function describe(one: NotificationView, reader: Reader): Description {
  const { kind, platform, account_name, publication, draft, webhook, member } = one;
  if (webhook) return describePause(webhook);
  if (member) return describeMember(kind, member, reader);
  if (platform === null) return describeReview(kind, draft);
  const label = labelOf(platform);
  const reconnect = reconnecting(platform);
  switch (kind) {
    case 'failed':
      return describeFailure(platform, publication);
    case 'waiting_for_connection':
      return plain(t`Post on hold`, t`Reconnect ${label} to publish it.`, reconnect);
    case 'connection_lost':
      return plain(
        t`${connectionName(platform, account_name)} is no longer connected`,
        t`Scheduled posts wait until you reconnect it.`,
        reconnect,
      );
    case 'connection_restored':
      return plain(
        t`${connectionName(platform, account_name)} is connected again`,
        t`Posts that were waiting for it are being published now.`,
      );
    case 'delayed':
      return plain(t`${label} delayed the post`, delayText(label, publication, reader));
    case 'published_late':
      return plain(t`Post published late on ${label}`, dueText(publication?.due_at, reader));
    case 'published':
      return plain(t`Post published on ${label}`);
    default:
      return describeReview(kind, draft);
  }
}

const reconnecting = (platform: PlatformName) => ({
  href: '/dashboard#links',
  words: t`Reconnect ${labelOf(platform)}`,
});

const plain = (
  title: string,
  text: string | null = null,
  action: Description['action'] = null,
): Description => ({ title, text, action });

const WHY_PAUSED: Record<NonNullable<NotificationView['webhook']>['because'], string> = {
  failing: t`Deliveries have failed for three days.`,
  gone: t`Its receiver returned 410 Gone.`,
  left: t`The person who created it is no longer a member.`,
  reclaimed: t`It was created before the account’s email was confirmed.`,
};

/** Describes the pause of a webhook, to which nothing is delivered any more. */
function describePause({ name, because }: NonNullable<NotificationView['webhook']>): Description {
  return plain(t`The webhook “${name}” is paused`, WHY_PAUSED[because], {
    href: '/account/webhooks',
    words: t`Open webhooks`,
  });
}

/** Describes a member who closed their account, or the reader's new role where the last owner's account is gone. */
function describeMember(
  kind: NotificationKind,
  { name, delete_at }: NonNullable<NotificationView['member']>,
  reader: Reader,
): Description {
  const action = { href: '/account/team', words: t`Open team` };
  if (kind === 'became_owner')
    return plain(t`You’re an owner of this workspace now`, t`The last owner’s account was deleted.`, action);
  const text = delete_at
    ? t`It will be deleted on ${{ day: shortTime(new Date(delete_at), reader.zone, reader.now) }} unless they log in before then.`
    : null;
  return plain(t`${name} closed their account`, text, action);
}

/** Describes a draft that waits for the reader's review, or the decision on the reader's own. */
function describeReview(kind: NotificationKind, draft: NotificationView['draft']): Description {
  if (kind === 'approval_requested')
    return plain(t`A draft is waiting for your approval`, quoteNote(draft?.note));
  if (kind === 'changes_requested') return plain(t`Changes requested on your draft`, quoteNote(draft?.note));
  return draft?.sent
    ? plain(approvedText(draft))
    : plain(t`Your draft was approved`, t`Editors can publish it as is.`);
}

/** The outcome at that time, if it is known. */
function approvedText({ scheduled }: NonNullable<NotificationView['draft']>): string {
  if (scheduled === undefined) return t`Your draft was approved`;
  return scheduled
    ? t`Your draft was approved and is scheduled`
    : t`Your draft was approved and is being published`;
}

const quoteNote = (note: string | null | undefined): string | null => (note ? `“${note}”` : null);

const timeText = (time: string, { zone, now }: Reader): string => shortTime(new Date(time), zone, now);

const dueText = (time: string | null | undefined, reader: Reader): string | null =>
  time ? t`It was due ${{ time: timeText(time, reader) }}.` : null;

function delayText(label: string, publication: Facts | null, reader: Reader): string {
  const why =
    publication?.reason_code === 'rate_limited'
      ? t`${label} limits how many posts it accepts.`
      : (saidBy(publication?.network_message) ?? t`${label} couldn’t accept the post.`);
  const next = publication?.next_attempt_at;
  return next ? `${why} ${t`Next try: ${{ time: timeText(next, reader) }}.`}` : why;
}

function describeFailure(platform: PlatformName, publication: Facts | null): Description {
  const { reason_code = null, network_message = null } = publication ?? {};
  const { title, text, reconnect } = failureWords({ platform, reason_code, network_message });
  return plain(serviceText(title), serviceText(text), reconnect ? reconnecting(platform) : null);
}
