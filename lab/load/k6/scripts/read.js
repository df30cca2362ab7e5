import { steps, take } from './steps.js';

/** The requests of a browser that opens the dashboard and the calendar. */
export const READING = [
  'check-auth',
  'user',
  'figures',
  'open posts',
  'posts that are over',
  'notifications',
  'month of the calendar',
];

export const readingSteps = () => steps(...READING);

export function openDashboard(browser, trends) {
  take(trends['check-auth'], () => browser.get('/check-auth'));
  take(trends.user, () => browser.get('/user'));
  take(trends.figures, () => browser.get('/analytics/overview?range=7&timezone=UTC'));
  take(trends['open posts'], () => browser.get('/posts/user?list=open'));
  take(trends['posts that are over'], () => browser.get('/posts/user?list=over'));
  take(trends.notifications, () => browser.get('/notifications'));
}

export function openCalendar(browser, trends) {
  const now = Date.now();
  const [from, until] = [now - 7 * DAY_MS, now + 35 * DAY_MS].map((at) => new Date(at).toISOString());
  take(trends['month of the calendar'], () => browser.get(`/posts/planned?from=${from}&until=${until}`));
}

const DAY_MS = 86_400_000;
