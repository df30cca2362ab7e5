import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { type Disconnected, displayStatusOf, listText } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';

/** What to tell once nothing is under way any more. */
export interface OutcomeToast {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly message: string;
}

/** What came of the post on all its networks; null while some are under way, or none has it. */
export function tellOutcome(
  results: readonly PublicationView[],
  disconnected: Disconnected,
  now: Date,
): OutcomeToast | null {
  const statuses = results.map((result) => ({ result, ...displayStatusOf(result, disconnected, now) }));
  if (statuses.some(({ busy, tag }) => busy || tag === 'retrying' || tag === 'unknown')) return null;
  const named = (tag: (typeof statuses)[number]['tag']): string[] => [
    ...new Set(statuses.filter((one) => one.tag === tag).map(({ result }) => labelOf(result.platform))),
  ];
  const [published, failed, blocked, canceled, scheduled] = [
    named('published'),
    named('failed'),
    named('blocked'),
    named('canceled'),
    named('scheduled'),
  ];
  if (published.length === 0) return null;
  if (statuses.every(({ tag }) => tag === 'published'))
    return {
      tone: 'success',
      message: plural(published.length, {
        one: 'Your post is published.',
        other: 'Your post is published on # networks.',
      }),
    };
  const rest = [
    failed.length > 0 && t`${listText(failed)} failed`,
    blocked.length > 0 && t`${listText(blocked)} ${blocked.length > 1 ? 'wait' : 'waits'} for a connection`,
    scheduled.length > 0 &&
      t`${listText(scheduled)} ${scheduled.length > 1 ? 'are' : 'is'} scheduled for later`,
    canceled.length > 0 && t`canceled for ${listText(canceled)}`,
  ].filter((part) => part !== false);
  return {
    tone: failed.length > 0 ? 'danger' : blocked.length > 0 ? 'warning' : 'success',
    message: `${[`Published on ${listText(published)}`, ...rest].join('; ')}.`,
  };
}
