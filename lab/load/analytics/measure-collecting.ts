import { collectDue } from '@carillon/analytics/collection/collect-due.ts';
import type { OpenAnalytics } from './open-analytics.ts';
import { track } from './track.ts';

const HOUR_MS = 3_600_000;
const WORKSPACES = 300;

/** Reads all posts of all accounts. */
export async function measureCollecting(
  analytics: OpenAnalytics,
  accounts: number,
  posts: number,
): Promise<void> {
  const { collector, network, state } = analytics;
  for (let account = 0; account < accounts; account++)
    await track(analytics, `w${account % WORKSPACES}`, `account-${account}`, [...Array(posts).keys()]);
  console.log(`${accounts} accounts with ${posts} posts each, networks that answer at once`);
  state.now = new Date(state.now.getTime() + HOUR_MS);
  const startedAt = performance.now();
  await collectDue(collector, { concurrency: collector.pace.concurrency });
  const seconds = (performance.now() - startedAt) / 1000;
  const read = network.readings();
  console.log(
    `  ${read} readings in ${seconds.toFixed(1)} s: ${Math.round(read / seconds)} a second, ${((1000 * seconds) / accounts).toFixed(1)} ms an account`,
  );
  // They stay in the store, and are read no more.
  for (let n = 0; n < WORKSPACES; n++) await collector.stores.targets.disconnect(`w${n}`, 'facebook');
}
