import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { type Disconnected, displayStatusOf, listText } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';

/** The toast once nothing is in progress. */
export interface OutcomeToast {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly message: string;
}

/** The post's outcome on all its networks. Null while any is in progress or none has it. */
export function tellOutcome(
  results: readonly PublicationView[],
  disconnected: Disconnected,
  now: Date,
): OutcomeToast | null {
  const statuses = results.map((result) => ({ result, ...displayStatusOf(result, disconnected, now) }));
  if (statuses.some(({ busy, tag }) => busy || tag === 'retrying' || tag === 'unknown')) return null;
  const namesWith = (tag: (typeof statuses)[number]['tag']): string[] => [
    ...new Set(statuses.filter((one) => one.tag === tag).map(({ result }) => labelOf(result.platform))),
  ];
  const [published, failed, blocked, canceled, scheduled] = [
    namesWith('published'),
    namesWith('failed'),
    namesWith('blocked'),
    namesWith('canceled'),
    namesWith('scheduled'),
  ];
  if (published.length === 0) return null;
  const count = published.length;
  if (statuses.every(({ tag }) => tag === 'published'))
    return {
      tone: 'success',
      message: plural(count, {
        one: 'Your post is published.',
        other: 'Your post is published on # networks.',
      }),
    };
  const parts = [
    publishedText(published),
    failedText(failed),
    blockedText(blocked),
    scheduledText(scheduled),
    canceledText(canceled),
  ];
  return {
    tone: failed.length > 0 ? 'danger' : blocked.length > 0 ? 'warning' : 'success',
    message: `${parts.filter(Boolean).join('; ')}.`,
  };
}

/** A clause about networks; empty for none. */
const about =
  (textOf: (names: string, count: number) => string) =>
  (networks: readonly string[]): string =>
    networks.length === 0 ? '' : textOf(listText(networks), networks.length);

const publishedText = about((names) => t`Published on ${names}`);
const failedText = about((names) => t`${names} failed`);
const blockedText = about((names, count) =>
  plural(count, {
    one: `${names} is waiting for a connection`,
    other: `${names} are waiting for a connection`,
  }),
);
const scheduledText = about((names, count) =>
  plural(count, { one: `${names} is scheduled for later`, other: `${names} are scheduled for later` }),
);
const canceledText = about((names) => t`canceled for ${names}`);
