import { DEMO_ACCOUNT } from '@carillon/contracts/domain/demo.ts';
import type { ErrorName } from '@carillon/contracts/errors.ts';
import { ApiError, defineRemote, forgetClosedAccount, Link, noteClosedAccount } from '@carillon/sdk/index.ts';
import { type RenderRemoteOptions, renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const at = (path: string, answers: RenderRemoteOptions['answers'] = {}) =>
  renderRemote(Remote, { path, answers });
const refuse =
  (status: number, message: string, errors = {}, error: ErrorName = 'validation_failed') =>
  () => {
    throw new ApiError(status, {
      success: false,
      error,
      message,
      errors,
    });
  };
const loginsOf = ({ calls }: ReturnType<typeof at>) => calls.filter(({ id }) => id === 'identity.login');
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('logging in', () => {
  test('a user who has closed their account sees until when they can keep it', () => {
    at('/login');
    act(() => noteClosedAccount('2029-12-10T12:00:00.000Z'));
    expect(screen.getByRole('status')).toHaveTextContent(
      /deletion on December 10, 2029\. Log in before then/,
    );
    forgetClosedAccount();
  });

  test('stores the token and goes to the dashboard', async () => {
    const remote = at('/login', { 'identity.login': { success: true, token: 'opaque' } });
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(remote.path()).toBe('/dashboard'));
    expect(remote.logins).toEqual(['opaque']);
    expect(loginsOf(remote)).toEqual([
      {
        id: 'identity.login',
        input: { body: { email: 'ada@example.com', password: 'correct horse', remember: false } },
      },
    ]);
  });

  test.each(['with the password alone', 'at the second step'])(
    'an account that is to be deleted says so, and is kept by one click: %s',
    async (when) => {
      const detail = { delete_at: '2029-12-10T12:00:00.000Z', keep: 'the-secret' };
      const refused = () => {
        const message = 'This account is scheduled for deletion.';
        throw new ApiError(403, { success: false, error: 'account_closed', message, detail });
      };
      const second_factor = { methods: ['code'], pending_login: 'pending' };
      const isSecond = when === 'at the second step';
      const remote = at('/login', {
        'identity.login': isSecond ? { success: true, second_factor } : refused,
        'identity.finishLogin': refused,
        'identity.keepAccount': { success: true, token: 'opaque' },
      });
      await click('Log in');
      if (isSecond)
        await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '123456');
      expect(
        await screen.findByRole('heading', { name: 'This account will be deleted on December 10, 2029' }),
      ).toHaveFocus();
      await click('Keep my account');
      await waitFor(() => expect(remote.path()).toBe('/dashboard'));
      expect(remote.logins).toEqual(['opaque']);
      expect(remote.calls).toContainEqual({
        id: 'identity.keepAccount',
        input: { body: { keep: 'the-secret' } },
      });
      expect(remote.toasts.map(({ message }) => message)).toEqual([
        'Your account won’t be deleted. You’re in your own workspace now.',
      ]);
    },
  );

  test('while it lasts the button says so, and a second click sends nothing', async () => {
    const answer = Promise.withResolvers<unknown>();
    const remote = at('/login', { 'identity.login': () => answer.promise });
    await click('Log in');
    const button = await screen.findByRole('button', { name: /Logging in\.\.\./ });
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(loginsOf(remote)).toHaveLength(1);
    answer.resolve({ success: true, token: 't' });
    await waitFor(() => expect(remote.path()).toBe('/dashboard'));
  });

  test('a wrong password is reported once, for no field; the input stays, and the password can be retyped', async () => {
    const words = 'That email and password do not match an account.';
    const answer = jest.fn(refuse(422, words, { email: [words] }, 'wrong_credentials'));
    const remote = at('/login', { 'identity.login': answer });
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'horsf{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('horse{Enter}');
    await waitFor(() => expect(remote.calls.at(-1)?.input).toMatchObject({ body: { password: 'horse' } }));
  });

  test('all sentences about fields are on one line', async () => {
    const errors = { email: ['Enter your email.'], password: ['Enter your password.'] };
    at('/login', { 'identity.login': refuse(422, 'Check the form.', errors) });
    await click('Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your email. Enter your password.');
  });

  test('and under their fields, the first of which gets the cursor', async () => {
    at('/login', {
      'identity.login': refuse(422, 'Check the form.', { password: ['Enter your password.'] }),
    });
    await click('Log in');
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.'),
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  test('two clicks at once are one login', async () => {
    const remote = at('/login', { 'identity.login': { success: true, token: 't' } });
    const button = screen.getByRole('button', { name: 'Log in' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(remote.path()).toBe('/dashboard'));
    expect(loginsOf(remote)).toHaveLength(1);
  });

  test('the demo account is offered once it is prepared, and one click logs in to it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let state = 'coming';
    const remote = at('/login', {
      'identity.getDemoAccount': () => ({ state }),
      'identity.login': { success: true, token: 't' },
    });
    expect(await screen.findByText(/is being prepared/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try the demo' })).toBeNull();
    state = 'ready';
    jest.advanceTimersByTime(3000);
    (await screen.findByRole('button', { name: 'Try the demo' })).click();
    await waitFor(() => expect(remote.path()).toBe('/dashboard'));
    expect(loginsOf(remote)[0]?.input).toEqual({
      body: { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password, remember: false },
    });
    jest.useRealTimers();
  });

  test('a demo account that could not be prepared is not promised on and on', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const remote = at('/login', { 'identity.getDemoAccount': { state: 'failed' } });
    expect(await screen.findByText(/Couldn’t prepare the demo account/)).toBeVisible();
    jest.advanceTimersByTime(10_000);
    expect(remote.calls.filter(({ id }) => id === 'identity.getDemoAccount')).toHaveLength(1);
    jest.useRealTimers();
  });

  test('reports an unexpected error as such', async () => {
    at('/login', { 'identity.login': refuse(500, 'E11000') });
    await click('Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unexpected error occurred. Please try again.',
    );
  });

  test('the password can be shown', async () => {
    at('/login');
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
  });
});

describe('who pressed "Generate Now"', () => {
  const answers = {
    'identity.login': { success: true, token: 't' },
    'identity.register': { success: true, message: 'Welcome.' },
  };

  test('arrives where posts are written', async () => {
    const remote = at('/login?from=generate', answers);
    expect(screen.getByText(/^Log in or sign up to start your post\./)).toBeInTheDocument();
    await click('Log in');
    await waitFor(() => expect(remote.path()).toBe('/create-post'));
  });

  test('arrives there also by signing up first', async () => {
    const remote = at('/login?from=generate', answers);
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register?from=generate');
    remote.unmount();
    const second = at('/register?from=generate', answers);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?from=generate');
    await click('Sign up');
    await waitFor(() => expect(second.path()).toBe('/login?from=generate'));
    await click('Log in');
    await waitFor(() => expect(second.path()).toBe('/create-post'));
  });

  test('a visitor who chose a plan arrives with it on the plan page, and an unknown plan is ignored', async () => {
    const remote = at('/register?plan=popular&period=yearly', answers);
    expect(screen.getByText(/You chose Popular, billed yearly\. /)).toBeInTheDocument();
    const login = '/login?plan=popular&period=yearly';
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', login);
    remote.unmount();
    const second = at(login, answers);
    await click('Log in');
    await waitFor(() => expect(second.path()).toBe('/account/plan?plan=popular&period=yearly'));
    second.unmount();
    at('/register?plan=gold', answers);
    expect(screen.queryByText(/You chose/)).toBeNull();
  });
});

test('who came by a link to a page of their own is led there, once', async () => {
  sessionStorage.setItem('wantedPage', '/account/profile#here');
  const remote = at('/login', { 'identity.login': { success: true, token: 't', linked: null } });
  await click('Log in');
  await waitFor(() => expect(remote.path()).toBe('/account/profile'));
  remote.unmount();
  const again = at('/login', { 'identity.login': { success: true, token: 't', linked: null } });
  await click('Log in');
  await waitFor(() => expect(again.path()).toBe('/dashboard'));
});

test('a typed email is there on the other page too, and only the password is missing', async () => {
  const Both = defineRemote(() => (
    <>
      <Root />
      <Link to="/register">To sign up</Link>
      <Link to="/login">To log in</Link>
    </>
  ));
  renderRemote(Both, { path: '/login' });
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'To sign up' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'To log in' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

describe('signing up', () => {
  test('sends the browser’s time zone, says that the account is ready, and goes to the login page', async () => {
    const shown = at('/register', {
      'identity.register': { success: true, message: 'Welcome.' },
      'identity.getMailState': { mail: 'mailbox' },
    });
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('User name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'correct horse');
    await click('Sign up');
    await waitFor(() => expect(shown.path()).toBe('/login'));
    expect(shown.calls.find(({ id }) => id === 'identity.register')?.input).toEqual({
      body: {
        email: 'ada@example.com',
        name: 'Ada',
        password: 'correct horse',
        password_confirmation: 'correct horse',
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        locale: 'en',
      },
    });
    expect(shown.toasts).toEqual([{ kind: 'success', message: 'Your account is ready. Log in to start.' }]);
    expect(await screen.findByText(/^You can log in now/)).toHaveTextContent(
      'You can log in now. Later, confirm your email with the link we sent to ada@example.com. On this test server, emails are in the mailbox.',
    );
    expect(screen.getByRole('link', { name: 'mailbox' })).toBeInTheDocument();
  });

  test('needs only the password then, in the field that has the cursor', async () => {
    const remote = at('/register', {
      'identity.register': { success: true, message: 'Welcome.' },
    });
    await userEvent.type(screen.getByLabelText('Email'), ' ada@example.com ');
    const button = screen.getByRole('button', { name: 'Sign up' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(remote.path()).toBe('/login'));
    expect(screen.queryByText(/We sent a mail/)).not.toBeInTheDocument();
    expect(remote.calls.filter(({ id }) => id === 'identity.register')).toHaveLength(1);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  test('starts a new account on the dashboard, whatever page was asked for before', async () => {
    sessionStorage.setItem('wantedPage', '/bulk-post');
    const remote = at('/register', {
      'identity.register': { success: true, message: 'Welcome.' },
      'identity.login': { success: true, token: 't', linked: null },
    });
    await click('Sign up');
    await waitFor(() => expect(remote.path()).toBe('/login'));
    await click('Log in');
    await waitFor(() => expect(remote.path()).toBe('/dashboard'));
  });

  test('each field carries its own errors, and the first of them gets the cursor', async () => {
    const errors = { name: ['Enter a user name.'], password_confirmation: ['The passwords don’t match.'] };
    at('/register', { 'identity.register': refuse(422, 'Check the form.', errors) });
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await click('Sign up');
    const name = await screen.findByRole('textbox', { name: 'User name', description: 'Enter a user name.' });
    expect(name).toHaveFocus();
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'The passwords don’t match.',
    );
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });
});
