import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { boundedFile } from './bounded-file.ts';
import { createSecurityLog, type OwnSecurityLog } from './security-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'security-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('writes who did what from where as a line of JSON, into a file that only its owner can read', () => {
  const file = path.join(folder, 'data', 'security.log');
  createSecurityLog('identity', boundedFile(file)).tell({
    event: 'login.success',
    outcome: 'success',
    userId: 'u1',
    address: '203.0.113.7',
    detail: { remember: true },
  });
  const [line] = lines(file);
  expect(line).toMatchObject({
    log: 'security',
    service: 'identity',
    event: 'login.success',
    outcome: 'success',
    user_id: 'u1',
    address: '203.0.113.7',
    remember: true,
    time: expect.any(String),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
});

test('a flood of one refusal is two lines: the first, and how many they were', () => {
  const file = path.join(folder, 'security.log');
  let now = 0;
  const log = createSecurityLog('gateway', boundedFile(file), () => now);
  const refusalEvent = { event: 'rate.limited', outcome: 'refused', address: '203.0.113.7' } as const;
  for (let n = 0; n < 500; n++) log.tell(refusalEvent);
  log.tell({ ...refusalEvent, address: '203.0.113.8' });
  now = 61_000;
  log.tell(refusalEvent);
  expect(lines(file).map(({ address, repeated }) => [address, repeated])).toEqual([
    ['203.0.113.7', undefined],
    ['203.0.113.8', undefined],
    ['203.0.113.7', 499],
  ]);
});

describe('the number of events held back', () => {
  const refusalEvent = { event: 'login.throttled', outcome: 'refused', address: '203.0.113.7' } as const;
  let file: string;
  let now: number;
  let log: OwnSecurityLog;
  beforeEach(() => {
    file = path.join(folder, 'security.log');
    now = 0;
    log = createSecurityLog('identity', boundedFile(file), () => now);
  });

  test('is grouped by account, and by the network of an address', () => {
    for (const emailMark of ['ada', 'eve', 'ada']) log.tell({ ...refusalEvent, emailMark });
    for (const host of [1, 2, 3]) log.tell({ ...refusalEvent, address: `2001:db8::${host}` });
    log.tell({ ...refusalEvent, address: '2001:db8:0:1::1' });
    expect(lines(file).map(({ email_hash, address }) => email_hash ?? address)).toEqual([
      ...['ada', 'eve', '2001:db8::1', '2001:db8:0:1::1'],
    ]);
  });

  test('is written once its minute is over, even if nothing similar follows', () => {
    for (let n = 0; n < 3; n++) log.tell(refusalEvent);
    now = 61_000;
    log.tell({ ...refusalEvent, address: '203.0.113.8' });
    expect(lines(file).map(({ address, repeated }) => [address, repeated])).toEqual([
      ['203.0.113.7', undefined],
      ['203.0.113.7', 2],
      ['203.0.113.8', undefined],
    ]);
  });

  test('is written if nothing follows at all, by the clock and at the end', () => {
    jest.useFakeTimers();
    try {
      for (let n = 0; n < 3; n++) log.tell(refusalEvent);
      now = 61_000;
      jest.advanceTimersByTime(61_000);
      expect(lines(file).map(({ repeated }) => repeated)).toEqual([undefined, 2]);
      for (let n = 0; n < 5; n++) log.tell(refusalEvent);
      log.close();
      expect(lines(file).map(({ repeated }) => repeated)).toEqual([undefined, 2, undefined, 4]);
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  test('is written when others take its place', () => {
    for (let n = 0; n < 3; n++) log.tell(refusalEvent);
    for (let n = 0; n < 1000; n++) log.tell({ ...refusalEvent, emailMark: String(n) });
    expect(lines(file).filter(({ repeated }) => repeated === 2)).toHaveLength(1);
  });
});

test('no failed login is left out', () => {
  const file = path.join(folder, 'security.log');
  const log = createSecurityLog('identity', boundedFile(file));
  for (let n = 0; n < 5; n++) log.tell({ event: 'login.failure', outcome: 'failure', address: 'a' });
  expect(lines(file)).toHaveLength(5);
});

test('the file takes no more room than it may, twice', () => {
  const file = path.join(folder, 'security.log');
  const target = boundedFile(file, 100);
  for (let n = 0; n < 50; n++) target.write(`${'x'.repeat(29)}\n`);
  expect(statSync(file).size).toBeLessThanOrEqual(100);
  expect(statSync(`${file}.1`).size).toBeLessThanOrEqual(100);
});
