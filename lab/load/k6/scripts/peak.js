import { sleep } from 'k6';
import { openCalendar, openDashboard, READING, readingSteps } from './read.js';
import { browserOf, handleSummary, lasting, limits, SUMMARY, USERS } from './steps.js';

// Browsers read while hundreds of posts are published within a minute.
const reading = readingSteps();

export { handleSummary };
export const options = {
  scenarios: lasting(Number(__ENV.BROWSERS), Number(__ENV.SECONDS)),
  summaryTrendStats: SUMMARY,
  thresholds: limits(Object.fromEntries(READING.map((name) => [name, { p95: 1000, p99: 3000 }]))),
};

export default function read() {
  const browser = browserOf(USERS[(__VU - 1) % USERS.length]);
  openDashboard(browser, reading);
  sleep(0.5);
  openCalendar(browser, reading);
  sleep(0.5);
}
