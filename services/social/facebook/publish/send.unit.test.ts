import { expect, test } from '@jest/globals';
import { FACEBOOK_DEFAULTS } from '../../settings.ts';
import { answering } from '../../test/answering.ts';
import { requesting } from '../../test/requesting.ts';
import { createFacebook } from '../facebook.ts';

const settings = { ...FACEBOOK_DEFAULTS, clientId: 'id', clientSecret: 'secret' };
const byHand = { id: 'page_1', message: 'Hello', created_time: '2026-11-21T09:57:00+0000' };

const refusedAsDuplicate = (mayBeOut: boolean) => {
  const refusal = { error: { message: 'Duplicate status message', code: 506 } };
  const { deps } = answering(Response.json(refusal, { status: 400 }), { data: [byHand] });
  return createFacebook(settings, deps).publish.send(requesting({ mayBeOut }));
};

test('doesn’t take somebody else’s text from just before for the first attempt’s', async () => {
  await expect(refusedAsDuplicate(false)).rejects.toMatchObject({ kind: 'duplicate', code: '506' });
});

test('takes a text that an earlier attempt may have posted for its success', async () => {
  expect(await refusedAsDuplicate(true)).toMatchObject({ remoteId: 'page_1', byEarlierAttempt: true });
});
