import { measureCollecting } from './measure-collecting.ts';
import { measureDashboard } from './measure-dashboard.ts';
import { openAnalytics } from './open-analytics.ts';

// npm run bench:analytics -- [ACCOUNTS] [POSTS]: how fast figures are collected, against networks that answer at once, and
// how fast the dashboard's calls are answered with a month and with a year of daily history.
const [accounts = 1000, posts = 100] = process.argv.slice(2).map(Number);

const analytics = await openAnalytics();
try {
  await measureCollecting(analytics, accounts, posts);
  await measureDashboard(analytics);
} finally {
  await analytics.close();
}
