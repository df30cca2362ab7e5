import { expect, test } from '@jest/globals';
import { createFacebook } from '../facebook/facebook.ts';
import { FACEBOOK_DEFAULTS } from '../settings.ts';
import { answering } from '../test/answering.ts';

const settings = { ...FACEBOOK_DEFAULTS, clientId: 'id', clientSecret: 'secret' };
const figuresReply = { code: 200, body: JSON.stringify({ reactions: { summary: { total_count: 3 } } }) };
const forbidden = { code: 403, body: JSON.stringify({ error: { code: 10, message: 'No permission' } }) };
const read = (...answers: unknown[]) =>
  createFacebook(settings, answering(...answers).deps).insights.posts({
    targetId: '104',
    access: { token: 't' },
    postIds: ['104_1', '104_2'],
  });

test('an unreadable post doesn’t affect its batch, and if none can be read, that is reported', async () => {
  const readings = await read([figuresReply, forbidden], [forbidden]);
  expect(readings.get('104_1')).toMatchObject({ figures: { likes: 3 } });
  expect(readings.get('104_2')).toEqual({ kind: 'figures', figures: {} });
  await expect(read([forbidden, forbidden])).rejects.toMatchObject({ kind: 'forbidden' });
});
