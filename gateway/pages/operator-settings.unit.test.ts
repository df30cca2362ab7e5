import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { operatorSettings } from './operator-settings.ts';

const read = (env: Record<string, string>) => z.object(operatorSettings).safeParse(env);

test('brands are names between commas, testimonials a list in JSON', () => {
  const { data } = read({
    SITE_BRANDS: ' Mastodon, , Acme ',
    SITE_TESTIMONIALS: '[{"quote":"It rings.","name":"Ada"}]',
  });
  expect(data?.SITE_BRANDS).toEqual(['Mastodon', 'Acme']);
  expect(data?.SITE_TESTIMONIALS).toEqual([{ quote: 'It rings.', name: 'Ada', role: '' }]);
  expect(read({}).data).toMatchObject({ SITE_BRANDS: [], SITE_TESTIMONIALS: [] });
});

test('a fault names its setting, and what to do', () => {
  const faults = read({
    PRIVACY_EMAIL: 'ada',
    SITE_BRANDS: 'x'.repeat(61),
    SITE_TESTIMONIALS: '[{"quote":"It rings."}]',
  }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(faults).toEqual([
    'PRIVACY_EMAIL must be an email address',
    expect.stringMatching(/^SITE_BRANDS must be at most 40 names/),
    expect.stringMatching(/^SITE_TESTIMONIALS must be a JSON list .*\(0\.name: /),
  ]);
  expect(read({ SITE_TESTIMONIALS: '{' }).success).toBe(false);
});
