import { expect, test } from '@jest/globals';
import { createFacebook } from '../facebook/facebook.ts';
import { FACEBOOK_DEFAULTS } from '../settings.ts';
import { answering } from '../test/answering.ts';

const settings = { ...FACEBOOK_DEFAULTS, clientId: 'app', clientSecret: 'the-secret' };
const GRANTED = ['pages_show_list', 'pages_manage_posts'].map((permission) => ({
  permission,
  status: 'granted',
}));

test('no address holds the secret of the app, a code or a token', async () => {
  const token = { access_token: 'the-token', expires_in: 60 };
  const { deps, calls } = answering(token, token, { data: GRANTED });
  await createFacebook(settings, deps).connect.exchangeCode({
    code: 'the-code',
    redirectUri: 'https://c.example/',
  });
  expect(calls.map(({ url }) => url).join()).not.toMatch(/the-(secret|code|token)/);
  expect(calls.slice(0, 2).map(({ init }) => [init.method, init.body])).toEqual([
    ['POST', 'client_id=app&client_secret=the-secret&redirect_uri=https%3A%2F%2Fc.example%2F&code=the-code'],
    ['POST', expect.stringContaining('fb_exchange_token=the-token')],
  ]);
  expect(new Headers(calls[0]?.init.headers).get('content-type')).toBe('application/x-www-form-urlencoded');
});

const expiredReply = (error_subcode: number) =>
  Response.json({ error: { message: 'Dead', code: 190, error_subcode } }, { status: 401 });

const GRANT = { access: { token: 'the-token' }, refreshToken: null };

test.each([
  ['that is ended', { success: true }],
  ['that the person has removed already', expiredReply(458)],
])('an app %s has been given back', async (_, answer) => {
  const { deps } = answering(answer);
  await expect(createFacebook(settings, deps).connect.revoke?.(GRANT)).resolves.toBeUndefined();
});

test.each([459, 460, 463, 464, 467])('a dead token (%i) leaves the app where it is', async (subcode) => {
  const { deps } = answering(expiredReply(subcode));
  await expect(createFacebook(settings, deps).connect.revoke?.(GRANT)).rejects.toMatchObject({
    kind: 'reconnect',
  });
});

test('consent asks for what publishing, reading comments and figures need, and for nothing else', async () => {
  const { deps } = answering();
  const { url } = await createFacebook(settings, deps).connect.begin({
    state: 's',
    redirectUri: 'https://c.example/',
  });
  expect(new URL(url).searchParams.get('scope')).toBe(
    'pages_show_list,pages_manage_posts,pages_read_engagement,pages_read_user_content,pages_manage_engagement,read_insights,business_management',
  );
});
