import { loadConfig } from '@carillon/kit/config.ts';
import { expect, test } from '@jest/globals';
import { settings } from './config.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const whole = {
  PUBLIC_URL: 'https://carillon.example',
  MEDIA_KEY: key,
  MEDIA_FOLDER: 'media',
};

test('reads a whole set of settings, with defaults', () => {
  expect(loadConfig(settings, whole)).toMatchObject({
    PUBLISH_CONCURRENCY: 16,
    MEDIA_QUOTA_MB: 5120,
  });
});

test('a clock limit that leases do not bear is refused, with the reason', () => {
  const limited = (limit: string) => loadConfig(settings, { ...whole, PUBLISH_CLOCK_LIMIT: limit });
  expect(limited('30')).toMatchObject({ PUBLISH_CLOCK_LIMIT: 30 });
  expect(() => limited('31')).toThrow('PUBLISH_CLOCK_LIMIT: must be at most 30: leases bear no clocks');
});

test('names everything that is missing or wrong at once', () => {
  const faults = () =>
    loadConfig(settings, { ...whole, MEDIA_KEY: 'short', MEDIA_FOLDER: '', PUBLISH_CONCURRENCY: 'many' });
  for (const name of ['MEDIA_KEY', 'MEDIA_FOLDER', 'PUBLISH_CONCURRENCY']) expect(faults).toThrow(name);
});
