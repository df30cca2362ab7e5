import type { ErrorName } from '@carillon/contracts/errors.ts';
import { ApiError, defineRemote } from '@carillon/sdk/index.ts';
import { type RenderRemoteOptions, renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const PROVIDERS = [
  { id: 'google', name: 'Google' },
  { id: 'oidc', name: 'Bell Foundry' },
];
const show = (path: string, answers: RenderRemoteOptions['answers'] = {}) =>
  renderRemote(Remote, {
    path,
    answers: { 'identity.listSignInProviders': { success: true, providers: PROVIDERS }, ...answers },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const refuse = (error: ErrorName, message: string) => () => {
  throw new ApiError(409, { success: false, error, message, errors: {} });
};
const done = {
  success: true,
  provider: 'google',
  created: false,
  token: 'opaque',
  link_to: null,
  linked: null,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('each provider that is set up has a button, which leads there once, and remembers what the visitor came for', async () => {
  const page = show('/login?from=generate', {
    'identity.startSignIn': { auth_url: 'https://id.example/authorize' },
    'identity.finishSignIn': done,
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  expect(await screen.findByRole('button', { name: 'Continue with Bell Foundry' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Facebook/ })).toBeNull();
  await press('Continue with Google');
  await waitFor(() => expect(page.left).toEqual(['https://id.example/authorize']));
  expect(page.calls.find(({ id }) => id === 'identity.startSignIn')?.input).toEqual({
    params: { provider: 'google' },
    body: { remember: true },
  });
  page.unmount();
  const back = show('/login?sign_in=ready&provider=google', { 'identity.finishSignIn': done });
  await waitFor(() => expect(back.path()).toBe('/create-post'));
  expect(back.logins).toEqual(['opaque']);
});

test('shows no provider if none is set up, and reports an unreachable one', async () => {
  const none = show('/login', { 'identity.listSignInProviders': { success: true, providers: [] } });
  await waitFor(() => expect(screen.queryByText('or')).toBeNull());
  none.unmount();
  show('/login', { 'identity.startSignIn': refuse('provider_unavailable', 'Google could not be reached.') });
  await press('Continue with Google');
  expect(await screen.findByRole('alert')).toHaveTextContent('Google could not be reached.');
});

test.each([
  ['an account that a provider’s login made starts on the dashboard', true, '/dashboard'],
  ['an account that was there goes to the page asked for before', false, '/bulk-post'],
])('%s', async (_, created, path) => {
  sessionStorage.setItem('wantedPage', '/bulk-post');
  const page = show('/login?sign_in=ready&provider=google', {
    'identity.finishSignIn': { ...done, created },
  });
  await waitFor(() => expect(page.path()).toBe(path));
});

test('a user back from a provider is logged in once, with the browser’s zone and the page’s language', async () => {
  const page = show('/login?sign_in=ready&provider=google', {
    'identity.finishSignIn': { ...done, linked: 'oidc' },
  });
  await screen.findByText('Logging in with Google…');
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
  expect(page.calls.filter(({ id }) => id === 'identity.finishSignIn')).toEqual([
    {
      id: 'identity.finishSignIn',
      input: { body: { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone, locale: 'en' } },
    },
  ]);
});

test('an account that has the email is logged in to first, with the email there and the cursor in the password', async () => {
  const page = show('/login?sign_in=ready&provider=google', {
    'identity.finishSignIn': { ...done, token: null, link_to: 'ada@example.com' },
    'identity.login': { success: true, token: 't', linked: 'google' },
  });
  expect(await screen.findByText(/There’s already an account for ada@example\.com/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.keyboard('correct horse{Enter}');
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
  expect(page.toasts).toEqual([
    { kind: 'success', message: 'Google is linked. You can log in with it from now on.' },
  ]);
});

test.each([
  ['denied', 'You didn’t allow Google to share your identity with Carillon. Nothing has changed.'],
  ['email_unverified', /^Google hasn’t verified your email address/],
  ['<b>planted</b>', 'Something went wrong on our side. Try again.'],
])('why nobody is logged in is told by its code %s, and leaves the address', async (code, sentence) => {
  const page = show(`/login?${new URLSearchParams({ sign_in: code, provider: 'google' })}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(page.path()).toBe('/login');
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test('a return from a provider that was already used says so', async () => {
  show('/login?sign_in=ready&provider=google', {
    'identity.finishSignIn': refuse('sign_in_expired', 'That login is over.'),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('That login is over.');
});

test('an account scheduled for deletion can be kept', async () => {
  const detail = { delete_at: '2030-01-15T00:00:00.000Z', keep: 'a secret' };
  const page = show('/login?sign_in=ready&provider=google', {
    'identity.finishSignIn': () => {
      throw new ApiError(403, {
        success: false,
        error: 'account_closed',
        message: 'This account is closed.',
        detail,
      } as never);
    },
    'identity.keepAccount': { success: true, token: 'opaque' },
  });
  await press('Keep my account');
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
  expect(page.calls).toContainEqual({ id: 'identity.keepAccount', input: { body: { keep: 'a secret' } } });
});
