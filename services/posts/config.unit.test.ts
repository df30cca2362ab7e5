import { testKeySettings } from '@carillon/kit/test/test-keys.ts';
import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const whole = {
  MONGODB_URI: 'mongodb://localhost',
  AMQP_URL: 'amqp://localhost',
  IDENTITY_URL: 'http://identity:8081/',
  PUBLIC_URL: 'https://carillon.example',
  ...testKeySettings('posts'),
  MEDIA_KEY: key,
  MEDIA_FOLDER: 'media',
};

test('reads a whole set of settings, with defaults', () => {
  expect(readConfig(whole)).toMatchObject({
    MONGODB_PREFIX: 'carillon',
    PUBLISH_CONCURRENCY: 16,
    IDENTITY_URL: 'http://identity:8081',
    PORT: 8082,
  });
});

test('names everything that is missing or wrong at once', () => {
  const faults = () =>
    readConfig({ ...whole, MEDIA_KEY: 'short', MEDIA_FOLDER: '', PUBLISH_CONCURRENCY: 'many' });
  for (const name of ['MEDIA_KEY', 'MEDIA_FOLDER', 'PUBLISH_CONCURRENCY']) expect(faults).toThrow(name);
});
