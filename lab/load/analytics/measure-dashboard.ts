import { collectHistory } from '@carillon/analytics/collection/collect-history.ts';
import { linesOf } from '../../../deploy/command-line/table.ts';
import type { OpenAnalytics } from './open-analytics.ts';
import { track } from './track.ts';

const DAY_MS = 24 * 3_600_000;
const YEAR = 365;
const MONTH = 30;
const TARGETS = 3;
const DAYS_APART = 3;
const CALLS = 200;

const URLS = [
  '/analytics/overview?range=7',
  '/analytics/overview?range=30&timezone=America/New_York',
  '/analytics/overview?range=90&timezone=Europe/Berlin',
  '/analytics/posts',
  '/analytics/posts?sort=engagement&direction=desc',
  '/analytics/posts?search=bells%20ring',
  '/analytics/best-times?timezone=Europe/Berlin',
];

/** The calls of a workspace with a month of history, and of one with a year: a post every third day on each of three accounts. */
export async function measureDashboard(analytics: OpenAnalytics): Promise<void> {
  const { collector, state } = analytics;
  // Figures collected before are not read once more.
  const from = new Date(state.now.getTime() + 2 * YEAR * DAY_MS);
  let day = 0;
  const post = async (workspace: string) => {
    for (let n = 0; n < TARGETS; n++) await track(analytics, workspace, `${workspace}-page-${n}`, [day]);
  };
  const startedAt = performance.now();
  await collectHistory(collector, {
    from,
    until: new Date(from.getTime() + (YEAR - 1) * DAY_MS),
    stepMs: DAY_MS,
    async goTo(now) {
      state.now = now;
      if (day % DAYS_APART === 0) await post('year');
      if (day % DAYS_APART === 0 && YEAR - day <= MONTH) await post('month');
      day++;
    },
  });
  console.log(
    `a year of ${TARGETS} accounts collected in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  console.log(line('ms', 'month p50', 'p99', 'year p50', 'p99', 'ratio of p50'));
  for (const url of URLS) {
    const month = await timesOf(analytics, url, 'month');
    const year = await timesOf(analytics, url, 'year');
    const numbers = [month.p50, month.p99, year.p50, year.p99, year.p50 / month.p50];
    console.log(line(url, ...numbers.map((one) => one.toFixed(1))));
  }
}

async function timesOf(analytics: OpenAnalytics, url: string, workspace: string) {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    const startedAt = performance.now();
    const reply = await analytics.get(url, workspace);
    if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
    await reply.text();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

const line = linesOf([58, 11, 8, 11, 8, 14]);
