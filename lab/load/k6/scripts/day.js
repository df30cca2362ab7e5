import { sleep } from 'k6';
import { openCalendar, openDashboard, READING, readingSteps } from './read.js';
import { browserOf, handleSummary, lasting, limits, SUMMARY, steps, take, USERS } from './steps.js';
import { uuidv4 } from './uuid.js';

// A marketer's day: looks at the dashboard, writes a draft that saves itself, looks at the drafts, schedules the post, and
// sees it in the calendar. Several browsers of one user work beside each other.
const reading = readingSteps();
const writing = steps('save a draft', 'list of drafts', 'schedule');

export { handleSummary };
export const options = {
  scenarios: lasting(Number(__ENV.BROWSERS), Number(__ENV.SECONDS)),
  summaryTrendStats: SUMMARY,
  thresholds: limits({
    ...Object.fromEntries(READING.map((name) => [name, { p95: 500, p99: 1500 }])),
    'save a draft': { p95: 500, p99: 1500 },
    'list of drafts': { p95: 500, p99: 1500 },
    schedule: { p95: 1000, p99: 3000 },
  }),
};

const SAVES = 3;
const DAY_MS = 86_400_000;

export default function day() {
  const user = USERS[(__VU - 1) % USERS.length];
  const browser = browserOf(user);
  openDashboard(browser, reading);
  sleep(1);
  const id = uuidv4();
  let text = 'Bells ring for bread';
  for (let version = 0; version < SAVES; version++) {
    const post = { source: null, text, hashtags: ['bells'] };
    take(writing['save a draft'], () =>
      browser.put(`/posts/drafts/${id}`, { topic: 'Bells', post, version }),
    );
    text += ' and for tea';
    sleep(0.5);
  }
  take(writing['list of drafts'], () => browser.get('/posts/drafts'));
  const at = new Date(Date.now() + (1 + Math.random() * 25) * DAY_MS);
  const target = { platform_id: 1, page_id: user.page, content: text };
  const fields = {
    platforms: JSON.stringify([target]),
    initial_post_description: 'Bells',
    scheduled_time: at.toISOString().slice(0, 19).replace('T', ' '),
    timezone: 'UTC',
    draft_id: id,
    draft_version: String(SAVES),
  };
  take(writing.schedule, () => browser.form('/posts/schedule', fields));
  openCalendar(browser, reading);
  sleep(1);
}
