import http from 'k6/http';
import { Counter, Trend } from 'k6/metrics';

/** Carillon's address, and the users that `npm run load` has created for this run: `{cookie, csrf, page}` each. */
export const BASE = __ENV.BASE;
export const USERS = JSON.parse(open(__ENV.USERS));

const errors = new Counter('errors');

const metrics = new Map();

/** A separate trend for each step, reported in this order. */
export const steps = (...names) =>
  Object.fromEntries(names.map((name) => [name, new Trend(metricOf(name), true)]));

function metricOf(name) {
  const number = String(metrics.size + 1).padStart(2, '0');
  const metric = metrics.get(name) ?? `step_${number}_${name.replace(/\W+/g, '_')}`;
  metrics.set(name, metric);
  return metric;
}

/** Steps with their limits, milliseconds; nothing may be refused or lost. */
export const limits = (byStep) => ({
  errors: ['count==0'],
  ...Object.fromEntries(
    Object.entries(byStep).map(([name, { p95, p99 }]) => [
      metricOf(name),
      [...(p95 ? [`p(95)<${p95}`] : []), ...(p99 ? [`p(99)<${p99}`] : [])],
    ]),
  ),
});

/** So many browsers for so long. */
export const lasting = (vus, seconds) => ({
  browsers: { executor: 'constant-vus', vus, duration: `${seconds}s`, gracefulStop: '10s' },
});

export const SUMMARY = ['med', 'p(95)', 'p(99)', 'max', 'count'];

/** The output of `npm run load`. */
export const handleSummary = (data) => ({ [__ENV.SUMMARY]: JSON.stringify(data) });

/** Makes a call and records its duration; anything but success counts as an error. */
export function take(trend, call) {
  const reply = call();
  trend.add(reply.timings.duration);
  if (reply.status < 200 || reply.status > 299) {
    errors.add(1);
    console.error(
      `${reply.request.method} ${reply.url}: ${reply.status} ${String(reply.body).slice(0, 300)}`,
    );
  }
  return reply;
}

/** A browser of one of the users. */
export function browserOf({ cookie, csrf }) {
  const headers = { cookie, 'x-csrf-token': csrf, 'x-requested-with': 'XMLHttpRequest' };
  const json = { ...headers, 'content-type': 'application/json' };
  return {
    get: (path) => http.get(`${BASE}/api${path}`, { headers }),
    put: (path, body) => http.put(`${BASE}/api${path}`, JSON.stringify(body), { headers: json }),
    /** A form of several parts. */
    form: (path, fields) =>
      http.post(`${BASE}/api${path}`, multipart(fields), {
        headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      }),
  };
}

const BOUNDARY = 'carillon-load-boundary';

const multipart = (fields) =>
  `${Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')}--${BOUNDARY}--\r\n`;
