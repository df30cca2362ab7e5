import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createStarting } from './starting.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'carillon-starting-'));
const page = path.join(folder, 'starting.html');
afterAll(() => rmSync(folder, { recursive: true }));

const pageRequest = (accept: string) => new Request('http://localhost/dashboard', { headers: { accept } });

test('a visitor during startup sees the progress, and a program gets a line', async () => {
  writeFileSync(page, '{{done}} of {{steps}}: {{doing}}');
  const starting = createStarting(page);
  const first = starting.fetch(pageRequest('text/html,application/xhtml+xml'));
  expect([first.status, first.headers.get('retry-after'), first.headers.get('cache-control')]).toEqual([
    ...[503, '1', 'no-store'],
  ]);
  expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await first.text()).toBe('0 of 3: Opening what is stored…');
  starting.tell('services');
  expect(await starting.fetch(pageRequest('text/html')).text()).toBe('2 of 3: Starting the services…');
  const line = starting.fetch(pageRequest('application/json'));
  expect([line.status, line.headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8']);
  expect(await line.text()).toBe('Carillon is starting.');
});

test('before the pages are built everybody gets the line', async () => {
  expect(await createStarting(path.join(folder, 'none.html')).fetch(pageRequest('text/html')).text()).toBe(
    'Carillon is starting.',
  );
});
