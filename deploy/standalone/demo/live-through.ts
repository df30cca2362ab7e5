import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient, bodyOf } from '../api-client.ts';
import type { Targets } from './link-networks.ts';
import { formOf } from './post-form.ts';
import { dayBefore, postingTimes } from './posting-times.ts';
import { HISTORY } from './posts.ts';

/** An installation whose clock is set by hand. */
export interface Past {
  goTo(time: Date): void;
  /** Reads what is due by then. */
  doDue(): Promise<void>;
}

const HOUR = 3_600_000;
/** Figures are read late each day, so that it has its own, and so long after each post. */
const READ_AT_HOUR = 23;
const READ_AFTER_HOURS = 3;
/** Earlier days serve only for comparison: every fourth of them is read. */
const DAILY_DAYS = 91;
const RARELY = 4;
const EACH_TIME = 6;
const EVERY = 3;
/** Longer than a publication takes on a busy machine. */
const OUT_WITHIN_MS = 60_000;

interface Event {
  readonly at: Date;
  happen(): Promise<void>;
}

/** Posts and reads figures as a user's installation does over so many days: the very calls, each at its time. */
export async function liveThrough(
  past: Past,
  { client, targets, days }: { client: ApiClient; targets: Targets; days: number },
): Promise<void> {
  const now = new Date();
  const times = postingTimes(now, days);
  const posts = HISTORY.toReversed().flatMap((post, back) => {
    const at = times.at(-1 - slotsBack(back));
    if (!at) return [];
    const happen = async (): Promise<void> => {
      const form = await formOf(post, targets);
      const { post_id } = await bodyOf<{ post_id: string }>(client.post('/api/posts/publish', form));
      await untilOut(client, post_id);
    };
    return [{ at, happen }];
  });
  const daily = Array.from({ length: days + 1 }, (_, back) => back)
    .filter((back) => back <= DAILY_DAYS || back === days || back % RARELY === 0)
    .map((back) => after(dayBefore(now, back), READ_AT_HOUR));
  const readings = [...daily, ...posts.map(({ at }) => after(at, READ_AFTER_HOURS))]
    .filter((at) => at < now)
    .map((at) => ({ at, happen: past.doDue }));
  const events: Event[] = [...posts, ...readings];
  for (const { at, happen } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    past.goTo(at);
    await happen();
  }
  past.goTo(new Date());
  await past.doDue();
}

/** It only posted every time in the last weeks; before that, every third time, so it has posted for half a year. */
const slotsBack = (back: number): number =>
  back < EACH_TIME ? back : EACH_TIME + EVERY * (back - EACH_TIME);

const after = (time: Date, hours: number): Date => new Date(time.getTime() + hours * HOUR);

/** The clock goes on when a post is out everywhere. */
async function untilOut(client: ApiClient, postId: string): Promise<void> {
  const deadline = AbortSignal.timeout(OUT_WITHIN_MS);
  for (;;) {
    const { post } = await bodyOf<{ post: { results: { status: string }[] } }>(
      client.get(`/api/posts/${postId}`),
    );
    const states = post.results.map(({ status }) => status);
    if (states.every((state) => state === 'published')) return;
    if (states.includes('failed') || deadline.aborted)
      throw new Error(`a post of the demo did not go out: ${states.join(', ')}`);
    await pause(25);
  }
}
