import { collectDue } from '@carillon/analytics/collection/collect-due.ts';
import type { OpenAnalytics } from './open-analytics.ts';
import { track } from './track.ts';

const HOUR_MS = 3_600_000;
const ROUNDS = 2;

/** Reads all posts of all accounts, each changed, again and again. */
export async function measureCollecting(
  analytics: OpenAnalytics,
  accounts: number,
  posts: number,
): Promise<void> {
  const { collector, network, state } = analytics;
  for (let account = 0; account < accounts; account++)
    await Promise.all(
      Array.from({ length: posts }, (_, n) => track(analytics, `w${account % 300}`, `account-${account}`, n)),
    );
  console.log(`${accounts} accounts with ${posts} posts each, networks that answer at once`);
  for (let round = 1; round <= ROUNDS; round++) {
    state.now = new Date(state.now.getTime() + HOUR_MS);
    const [began, before] = [performance.now(), network.readings()];
    await collectDue(collector, { concurrency: collector.concurrency });
    const seconds = (performance.now() - began) / 1000;
    const read = network.readings() - before;
    console.log(
      `  round ${round}: ${read} readings in ${seconds.toFixed(1)} s: ${Math.round(read / seconds)} a second, ${((1000 * seconds) / accounts).toFixed(1)} ms an account`,
    );
  }
}
