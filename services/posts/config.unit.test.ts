import { loadConfig } from '@carillon/kit/config.ts';
import { describe, expect, test } from '@jest/globals';
import { apiSettings, workerSettings } from './config.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const whole = {
  PUBLIC_URL: 'https://carillon.example',
  MEDIA_KEY: key,
  MEDIA_FOLDER: 'media',
};

test('the API reads its settings, with defaults, and none of the networks’ secrets', () => {
  const config = loadConfig(apiSettings, { ...whole, FACEBOOK_APP_SECRET: 'secret' });
  expect(config).toMatchObject({ MEDIA_QUOTA_MB: 5120 });
  expect(JSON.stringify(config)).not.toContain('secret');
});

test('a worker reads its settings, with defaults', () => {
  expect(loadConfig(workerSettings, whole)).toMatchObject({ PUBLISH_CONCURRENCY: 500 });
});

test('a clock limit that leases do not bear is refused, with the reason', () => {
  const limited = (limit: string) => loadConfig(workerSettings, { ...whole, PUBLISH_CLOCK_LIMIT: limit });
  expect(limited('30')).toMatchObject({ PUBLISH_CLOCK_LIMIT: 30 });
  expect(() => limited('31')).toThrow('PUBLISH_CLOCK_LIMIT: must be at most 30: leases bear no clocks');
});

describe('names everything that is missing or wrong at once', () => {
  const wrong = { ...whole, MEDIA_KEY: 'short', MEDIA_FOLDER: '' };
  test('to the API', () => {
    const faults = () => loadConfig(apiSettings, { ...wrong, MEDIA_QUOTA_MB: 'much' });
    for (const name of ['MEDIA_KEY', 'MEDIA_FOLDER', 'MEDIA_QUOTA_MB']) expect(faults).toThrow(name);
  });
  test('to a worker', () => {
    const faults = () => loadConfig(workerSettings, { ...wrong, PUBLISH_CONCURRENCY: 'many' });
    for (const name of ['MEDIA_KEY', 'MEDIA_FOLDER', 'PUBLISH_CONCURRENCY']) expect(faults).toThrow(name);
  });
});
