import { notificationGroup } from '@carillon/contracts/domain/notification-groups.ts';
import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';
import { listText } from '@carillon/sdk/text/list-text.ts';
import { plural, t } from '@lingui/core/macro';
import { type Description, describe, type Reader } from './describe.ts';

/**
 * Notifications shown as one, the newest first: a post on all its networks, or a single
 * notification.
 */
export type GatheredNotifications = readonly [first: NotificationView, ...others: NotificationView[]];

export function gatherPosts(all: readonly NotificationView[]): GatheredNotifications[] {
  const groups = new Map<string, [NotificationView, ...NotificationView[]]>();
  for (const one of all) {
    const key = notificationGroup(one.id, one.kind, one.publication);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** @param failed every listed failure, of which this post's are named */
export function describeGathered(
  gathered: GatheredNotifications,
  failed: readonly NotificationView[],
  reader: Reader,
): Description {
  const [first, ...others] = gathered;
  const description = describe(first, reader);
  const { kind, publication } = first;
  if (kind !== 'published' && kind !== 'published_late') return description;
  const missing = failed.filter(
    (one) => one.kind === 'failed' && one.publication?.post_id === publication?.post_id,
  );
  const notOn = missing.length > 0 ? t`Not published on ${{ networks: listText(labelsOf(missing)) }}.` : null;
  if (others.length === 0)
    return { ...description, text: [description.text, notOn].filter(Boolean).join(' ') || null };
  const labels = labelsOf(gathered);
  const where =
    labels.length > 3 ? plural(labels.length, { one: '# network', other: '# networks' }) : listText(labels);
  return {
    ...description,
    title: kind === 'published_late' ? t`Post published late on ${where}` : t`Post published on ${where}`,
    text: [labels.length > 3 && `${listText(labels)}.`, notOn].filter(Boolean).join(' ') || null,
  };
}

const labelsOf = (all: readonly NotificationView[]): string[] => [
  ...new Set(all.flatMap(({ platform }) => (platform ? [labelOf(platform)] : []))),
];
