import { expect, test } from '@jest/globals';
import { createFacebook } from '../facebook/facebook.ts';
import { FACEBOOK_DEFAULTS } from '../settings.ts';
import { answering } from '../test/answering.ts';

const settings = { ...FACEBOOK_DEFAULTS, clientId: 'id', clientSecret: 'secret' };

test('pages are read over all result pages, without those that can’t be published to', async () => {
  const next = 'https://graph.facebook.com/v26.0/me/accounts?after=x';
  const { deps, calls } = answering(
    {
      data: [
        { id: '1', name: 'One', access_token: 'token-1', tasks: ['CREATE_CONTENT'] },
        { id: '2', name: 'No token' },
      ],
      paging: { next },
    },
    {
      data: [
        { id: '3', name: 'Only looking', access_token: 'token-3', tasks: ['ANALYZE'] },
        { id: '4', name: 'Four', access_token: 'token-4' },
      ],
    },
  );
  const targets = await createFacebook(settings, deps).connect.targets({ token: 'user-token' });
  expect(targets.map(({ id, accessToken }) => [id, accessToken])).toEqual([
    ['1', 'token-1'],
    ['4', 'token-4'],
  ]);
  expect(calls[1]?.url).toBe(next);
});

test('no address holds a user’s token', async () => {
  const { deps, calls } = answering({ id: '1', name: 'Ann' });
  await createFacebook(settings, deps).connect.account({ token: 'user-token' });
  expect(calls[0]?.url).not.toContain('user-token');
});
