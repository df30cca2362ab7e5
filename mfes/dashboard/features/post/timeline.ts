import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';

export type Tone = 'plain' | 'good' | 'bad' | 'open' | 'ahead';

/** One thing that happened to a target, or will. */
export interface Step {
  readonly key: string;
  /** Null where only that it happened is known. */
  readonly at: string | null;
  readonly title: string;
  readonly tone: Tone;
  /** When a try ended; null while it runs, and for ever when nobody saw its end. */
  readonly ended?: string | null;
  /** In the network's own words. */
  readonly said: string | null;
}

/** All that happened to a target in its order, and what comes next. */
export function timelineOf(target: PublicationDetail, createdAt: string): Step[] {
  const { edited_at, retried_at } = target;
  const past = [
    step('created', createdAt, 'Written'),
    ...target.history.map((one) => tryStep(one, target)),
    ...(edited_at ? [step('edited', edited_at, 'You changed the text')] : []),
    ...(retried_at ? [step('retried', retried_at, 'You asked for another try')] : []),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const canceled = target.status === 'canceled' ? [step('canceled', null, 'You canceled it')] : [];
  return [...past, ...canceled, ...aheadOf(target)];
}

const step = <At extends string | null>(key: string, at: At, title: string, tone: Tone = 'plain') => ({
  ...{ key, at, title, tone },
  said: null,
});

function tryStep(
  { n, started_at, ended_at, outcome, message }: PublicationDetail['history'][number],
  { status, platform }: PublicationDetail,
): Step & { readonly at: string } {
  const label = labelOf(platform);
  // A try whose worker died runs for ever in the books.
  const became = outcome === 'running' && status !== 'publishing' ? 'unknown' : outcome;
  const words: Record<typeof outcome, [string, Tone]> = {
    running: ['under way', 'open'],
    published: [message ? `published, as ${label} showed afterwards` : 'published', 'good'],
    refused: [`${label} did not take it`, 'bad'],
    unknown: [`${label} did not say whether it went out`, 'open'],
    absent: [`${label} was asked afterwards and does not have it`, 'plain'],
  };
  const [said, tone] = words[became];
  return {
    key: `try ${n}`,
    at: started_at,
    ended: ended_at,
    title: `Try ${n}: ${said}`,
    tone,
    said: message,
  };
}

function aheadOf({ status, platform, next_attempt_at, waiting_for, may_be_out }: PublicationDetail): Step[] {
  if (status !== 'scheduled' || !next_attempt_at) return [];
  const label = labelOf(platform);
  const title =
    waiting_for === 'connection'
      ? `Looks again whether ${label} is connected`
      : may_be_out
        ? `Looks on ${label} whether it is there, and tries again if it isn’t`
        : waiting_for === 'retry'
          ? 'Next try'
          : 'Goes out';
  return [step('next', next_attempt_at, title, 'ahead')];
}
