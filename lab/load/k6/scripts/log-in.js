import http from 'k6/http';
import { BASE, handleSummary, lasting, limits, SUMMARY, steps, take } from './steps.js';
import { uuidv4 } from './uuid.js';

// People sign up, log in, are recognized, and log out. Each password is hashed with argon2, which is meant to be slow and
// takes a core for that long: so many a second for each core, and no more, is what this measures.
const trends = steps('open the page', 'sign up', 'log in', 'check-auth', 'log out');

export { handleSummary };
export const options = {
  scenarios: lasting(Number(__ENV.BROWSERS), Number(__ENV.SECONDS)),
  summaryTrendStats: SUMMARY,
  thresholds: limits({
    'open the page': { p95: 1000 },
    'sign up': { p95: 5000 },
    'log in': { p95: 5000 },
    'check-auth': { p95: 1000 },
    'log out': { p95: 1000 },
  }),
};

export default function logIn() {
  const page = take(trends['open the page'], () => http.get(`${BASE}/login`));
  let csrf = /name="csrf-token" content="([^"]{0,200})"/.exec(page.body)?.[1] ?? '';
  const post = (path, body) => {
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': csrf,
    };
    const reply = http.post(`${BASE}/api${path}`, JSON.stringify(body), { headers });
    csrf = reply.headers['X-Csrf-Token'] ?? csrf;
    return reply;
  };
  const email = `load-${uuidv4()}@example.com`;
  const password = 'correct horse';
  const account = { email, name: 'Load', password, password_confirmation: password, timezone: 'UTC' };
  take(trends['sign up'], () => post('/register', account));
  take(trends['log in'], () => post('/login', { email, password }));
  take(trends['check-auth'], () => http.get(`${BASE}/api/check-auth`));
  take(trends['log out'], () => post('/logout', {}));
}
