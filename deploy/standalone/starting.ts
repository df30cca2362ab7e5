import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Steps of the start, in this order. */
const STEPS = {
  store: 'Opening what is stored…',
  upgrade: 'Bringing what is stored up to date…',
  services: 'Starting the services…',
} as const;
type Step = keyof typeof STEPS;

export interface Starting {
  /** Answers requests until everything is up. */
  fetch(request: Request): Response;
  tell(step: Step): void;
}

const PAGE = path.resolve(import.meta.dirname, '../../shell/dist/starting.html');
const ALWAYS = { 'retry-after': '1', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Reports that Carillon is starting: to browsers with a page that continues automatically, otherwise in a line. */
export function createStarting(page = PAGE): Starting {
  let now: Step = 'store';
  return {
    fetch(request) {
      const asPage = request.headers.get('accept')?.includes('text/html') && existsSync(page);
      const type = asPage ? 'text/html' : 'text/plain';
      return new Response(asPage ? fill(readFileSync(page, 'utf8'), now) : 'Carillon is starting.', {
        status: 503,
        headers: { ...ALWAYS, 'content-type': `${type}; charset=utf-8` },
      });
    },
    tell(step) {
      now = step;
    },
  };
}

function fill(page: string, now: Step): string {
  const names = Object.keys(STEPS);
  return page
    .replace('{{steps}}', `${names.length}`)
    .replace('{{done}}', `${names.indexOf(now)}`)
    .replace('{{doing}}', STEPS[now]);
}
