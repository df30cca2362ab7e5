import { expect, test } from '@jest/globals';
import { createFacebook } from '../facebook/facebook.ts';
import { createInstagram } from '../instagram/instagram.ts';
import { FACEBOOK_DEFAULTS, INSTAGRAM_DEFAULTS } from '../settings.ts';
import { answering } from '../test/answering.ts';

const OWN = { clientId: 'id', clientSecret: 'secret' };
const USED = { 'x-app-usage': JSON.stringify({ call_count: 60 }) };
const page = () =>
  Response.json(
    {
      data: [{ id: 'c', from: { id: '1' }, created_time: AT, timestamp: AT, message: 'Hi', text: 'Hi' }],
      paging: { cursors: { after: 'A' }, next: 'https://graph/' },
    },
    { headers: USED },
  );
const AT = '2026-11-21T08:30:00+0000';

test('reading comments counts toward the usage seen by the metrics reader, and ends the reading', async () => {
  for (const create of [
    (deps: ReturnType<typeof answering>['deps']) => createFacebook({ ...FACEBOOK_DEFAULTS, ...OWN }, deps),
    (deps: ReturnType<typeof answering>['deps']) => createInstagram({ ...INSTAGRAM_DEFAULTS, ...OWN }, deps),
  ]) {
    const { deps, calls } = answering(page(), page());
    const { comments, insights } = create(deps);
    const target = { targetId: '104', access: { token: 't' } };
    const until = new Date('2026-11-21T11:00:00Z');
    const mayGoOn = () => (insights.usage(target) ?? 0) < 0.5;
    const list = await comments.list({ ...target, postId: 'p', limit: 100, until, mayGoOn });
    expect([insights.usage(target), calls.length, list.truncated]).toEqual([0.6, 1, true]);
  }
});
