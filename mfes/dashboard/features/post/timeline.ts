import { plainName } from '@carillon/contracts/domain/plain-name.ts';
import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import { serviceText, shortTime } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

export type Tone = 'plain' | 'good' | 'bad' | 'open' | 'ahead';

/** One thing that happened to a target, or will. */
export interface Step {
  readonly key: string;
  /** Null where only that it happened is known. */
  readonly at: string | null;
  readonly title: string;
  readonly tone: Tone;
  /** Further details. */
  readonly note: string | null;
  /** In the network's own words. */
  readonly message: string | null;
}

/** How times are written within a sentence. */
interface Clock {
  readonly zone: string;
  readonly now: Date;
}

type Past = Step & { readonly at: string };

/** A target's whole history in order, and the next step. */
export function timelineOf(target: PublicationDetail, createdAt: string, clock: Clock): Step[] {
  const { edited_at, retried_at, canceled_at, taken_down_at, platform } = target;
  const past = [
    step('created', createdAt, t`Created`),
    ...target.history.map((one) => tryStep(one, target)),
    ...target.moves.map((move, n) => moveStep(move, n, { ...clock, isOut: target.status === 'published' })),
    ...(edited_at ? [step('edited', edited_at, t`Text changed`)] : []),
    ...(retried_at ? [step('retried', retried_at, t`Retried`)] : []),
    ...(canceled_at ? [step('canceled', canceled_at, t`Canceled`)] : []),
    ...(taken_down_at
      ? [step('taken down', taken_down_at, t`Deleted from ${{ network: labelOf(platform) }}`)]
      : []),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [...past, ...aheadOf(target)];
}

const step = (key: string, at: string, title: string, tone: Tone = 'plain'): Past => ({
  key,
  at,
  title,
  tone,
  note: null,
  message: null,
});

function moveStep(
  { at, from, to, cause }: PublicationDetail['moves'][number],
  n: number,
  { isOut, ...clock }: Clock & { readonly isOut: boolean },
): Past {
  const formatTime = (time: string): string => shortTime(new Date(time), clock.zone, clock.now);
  const movedText = cause === 'zone_rules' ? t`Its time zone’s rules changed` : t`Rescheduled`;
  return {
    ...step(`move ${n}`, at, to ? movedText : publishedText(isOut, from > at)),
    note: to
      ? t`From ${{ from: formatTime(from) }} to ${{ to: formatTime(to) }}`
      : t`It was scheduled for ${{ when: formatTime(from) }}`,
  };
}

/** It was not left to its time, which was still to come or had passed. */
function publishedText(isOut: boolean, isEarly: boolean): string {
  if (isOut) return isEarly ? t`Published early` : t`Published with “Publish now”`;
  return isEarly ? t`Set to publish early` : t`Set to publish now`;
}

function tryStep(
  { n, started_at, outcome, message }: PublicationDetail['history'][number],
  { status, platform, may_be_out }: PublicationDetail,
): Past {
  const label = labelOf(platform);
  // A try whose worker died runs for ever in the books.
  const became = outcome === 'running' && status !== 'publishing' ? 'unknown' : outcome;
  const words: Record<typeof outcome, [string, Tone]> = {
    running: [t`Publishing`, 'open'],
    published: [t`Published`, 'good'],
    refused: [t`${label} rejected it`, 'bad'],
    unknown: [t`${label} didn’t respond`, 'open'],
    absent: [t`It isn’t on ${label}`, 'plain'],
  };
  const notes: Record<typeof outcome, string | null> = {
    running: null,
    published: message ? t`Found on ${label} afterwards` : null,
    refused: null,
    unknown:
      may_be_out && status !== 'failed'
        ? t`It may already be published. Carillon checks before retrying.`
        : null,
    absent: t`Carillon checked there: this attempt didn’t go through.`,
  };
  const [title, tone] = words[became] ?? [plainName(became), 'plain'];
  return {
    ...step(`try ${n}`, started_at, title, tone),
    note: notes[became] ?? null,
    message: message && serviceText(message),
  };
}

function aheadOf({ status, platform, next_attempt_at, waiting_for, may_be_out }: PublicationDetail): Step[] {
  if (status !== 'scheduled' || !next_attempt_at) return [];
  const label = labelOf(platform);
  const title =
    waiting_for === 'connection'
      ? t`Checks whether ${label} is connected`
      : may_be_out
        ? t`Checks whether it’s on ${label}, and retries if it isn’t`
        : waiting_for === 'retry'
          ? t`Next try`
          : t`Scheduled for`;
  return [step('next', next_attempt_at, title, 'ahead')];
}
