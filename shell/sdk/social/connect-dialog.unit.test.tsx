import type { ErrorName } from '@carillon/contracts/errors.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/errors.ts';
import { defineRemote } from '../providers/define-remote.tsx';
import { useSocialState } from '../providers/shell-context.tsx';
import { connectionOf, lostConnection } from '../testing/connections.ts';
import { type RenderedRemote, renderRemote } from '../testing/render-remote.tsx';

import { useConnect } from './use-connect.ts';
import { useConnections } from './use-connections.ts';

const ADA = lostConnection(
  connectionOf('bluesky', [], {
    id: 'c1',
    account: { id: 'did:plc:ada', name: '@ada.example', picture: null },
  }),
);
const ON_SERVER = lostConnection(connectionOf('mastodon', [], { id: 'c2', server: 'https://m.example' }));

function Page(): ReactNode {
  const { begin, again } = useConnect();
  const [connected, setConnected] = useState<boolean | null>(null);
  const { connecting } = useSocialState().mastodon;
  const button = (name: string, action: () => Promise<boolean>): ReactNode => (
    <button type="button" onClick={() => void action().then(setConnected)}>
      {name}
    </button>
  );
  return (
    <>
      {button('Bluesky', () => begin('bluesky'))}
      {button('Mastodon', () => begin('mastodon'))}
      {button('Bluesky again', () => again(ADA))}
      {button('Mastodon again', () => again(ON_SERVER as ConnectionView))}
      <p>{String(connected)}</p>
      {connecting && <p>connecting</p>}
    </>
  );
}
const Remote = defineRemote(Page);

/** The page once it knows the connections, as it mostly does when connecting begins. */
function InformedPage(): ReactNode {
  return useConnections().isChecked ? <Page /> : null;
}
const Informed = defineRemote(InformedPage);

/** The page before it knows the connections. */
function EarlyPage(): ReactNode {
  useConnections();
  return <Page />;
}
const Early = defineRemote(EarlyPage);

async function ask(name: string, answers: Record<string, unknown>): Promise<RenderedRemote> {
  const remote = renderRemote(Remote, { answers });
  await userEvent.click(screen.getByRole('button', { name }));
  return remote;
}
const inputsOf = ({ calls }: RenderedRemote): unknown[] => calls.map(({ input }) => input);
const refuse = (error: ErrorName, message: string) => (): never => {
  throw new ApiError(422, { success: false, error, message });
};
const SIGNED_IN = { connection_id: 'c1', reason: 'connected', message: 'Bluesky connected: @ada.example.' };
const APP_PASSWORD = { selector: 'input' };

async function enter(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Handle'), ' ada.example ');
  await userEvent.type(screen.getByLabelText('App password', APP_PASSWORD), 'abcd-efgh{Enter}');
}

beforeEach(() => window.sessionStorage.clear());

describe('a network that asks for a handle and an app password', () => {
  test('is signed in to by Enter, and the page hears that it is connected', async () => {
    const remote = await ask('Bluesky', { 'identity.signInToNetwork': SIGNED_IN });
    await enter();
    await screen.findByText('true');
    expect(inputsOf(remote)).toEqual([
      { params: { network: 'bluesky' }, body: { identifier: 'ada.example', password: 'abcd-efgh' } },
    ]);
    expect(remote.toasts).toEqual([{ kind: 'success', message: SIGNED_IN.message }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows a wrong password at its field, and keeps all other input', async () => {
    const remote = await ask('Bluesky', {
      'identity.signInToNetwork': refuse('wrong_credentials', 'Check both.'),
    });
    await enter();
    const password = await screen.findByLabelText('App password', APP_PASSWORD);
    await waitFor(() => expect(password).toHaveAccessibleDescription('Check both.'));
    expect(password).toHaveValue('');
    expect(password).toHaveFocus();
    expect(screen.getByLabelText('Handle')).toHaveValue(' ada.example ');
    expect(remote.toasts).toEqual([]);
  });

  test.each<[ErrorName]>([['connection_refused'], ['network_unavailable']])(
    'says at the handle what stands against the account (%s)',
    async (error) => {
      await ask('Bluesky', { 'identity.signInToNetwork': refuse(error, 'Check it for typos.') });
      await enter();
      const handle = await screen.findByLabelText('Handle');
      await waitFor(() => expect(handle).toHaveAccessibleDescription('Check it for typos.'));
      expect(handle).toHaveFocus();
    },
  );

  test('keeps the password where another thing is wrong', async () => {
    await ask('Bluesky', { 'identity.signInToNetwork': refuse('network_unavailable', 'Try again.') });
    await enter();
    const handle = await screen.findByLabelText('Handle');
    await waitFor(() => expect(handle).toHaveAccessibleDescription('Try again.'));
    expect(screen.getByLabelText('App password', APP_PASSWORD)).toHaveValue('abcd-efgh');
  });

  test('says at an empty field that it is needed, and asks nothing of the server', async () => {
    const remote = await ask('Bluesky', {});
    await userEvent.type(await screen.findByLabelText('Handle'), 'ada.example{Enter}');
    const password = screen.getByLabelText('App password', APP_PASSWORD);
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Fill in “App password”\./));
    expect(password).toHaveFocus();
    expect(remote.calls).toEqual([]);
  });

  test('shows errors that concern no field above the fields', async () => {
    await ask('Bluesky', { 'identity.signInToNetwork': refuse('plan_limit', 'Your plan has 3 accounts.') });
    await enter();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your plan has 3 accounts.');
  });

  test('is asked once, however often the button is pressed', async () => {
    const remote = await ask('Bluesky', { 'identity.signInToNetwork': () => new Promise(() => undefined) });
    await enter();
    await userEvent.keyboard('{Enter}');
    expect(remote.calls).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Connect$/ })).toBeDisabled();
  });

  test('offers no browser to keep the password, or to fill in that of Carillon', async () => {
    await ask('Bluesky', {});
    const password = await screen.findByLabelText('App password', APP_PASSWORD);
    expect(password).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByLabelText('Handle')).toHaveAttribute('autocomplete', 'off');
  });

  test('asks for the password alone where the account is known', async () => {
    const remote = await ask('Bluesky again', { 'identity.signInToNetwork': SIGNED_IN });
    await screen.findByText('Reconnect Bluesky (@ada.example)');
    expect(screen.queryByLabelText('Handle')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('App password', APP_PASSWORD), 'abcd-efgh{Enter}');
    await screen.findByText('true');
    expect(inputsOf(remote)).toEqual([
      {
        params: { network: 'bluesky' },
        body: { identifier: 'did:plc:ada', password: 'abcd-efgh', connection_id: 'c1' },
      },
    ]);
  });

  test('warns where another account was connected than the one that was meant', async () => {
    const other = { ...SIGNED_IN, reason: 'other_account', message: 'Another account was connected.' };
    const remote = await ask('Bluesky again', { 'identity.signInToNetwork': other });
    await userEvent.type(await screen.findByLabelText('App password', APP_PASSWORD), 'abcd{Enter}');
    await screen.findByText('true');
    expect(remote.toasts).toEqual([{ kind: 'warning', message: other.message }]);
  });
});

describe('a network whose servers have a page for it too', () => {
  const LISTED = { success: true, connections: [], available: ['bluesky'], consenting: ['bluesky'] };
  const consent = { auth_url: 'https://pds.example/oauth/authorize?request_uri=1' };

  async function askInformed(name: string, answers: Record<string, unknown>): Promise<RenderedRemote> {
    const remote = renderRemote(Informed, { answers: { 'identity.listConnections': LISTED, ...answers } });
    await userEvent.click(await screen.findByRole('button', { name }));
    return remote;
  }
  const choose = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  test('asks for the handle alone, and the browser leaves for its server', async () => {
    const remote = await askInformed('Bluesky', { 'identity.beginConnecting': consent });
    const handle = await screen.findByLabelText('Handle');
    expect(screen.queryByLabelText('App password', APP_PASSWORD)).not.toBeInTheDocument();
    await userEvent.type(handle, ' ada.example ');
    await choose('Continue on your server');
    await waitFor(() => expect(remote.left).toEqual([consent.auth_url]));
    expect(inputsOf(remote)).toContainEqual({
      params: { network: 'bluesky' },
      body: { identifier: 'ada.example' },
    });
  });

  test('offers the page as soon as it is known, should the dialog be open before', async () => {
    let answer = (_: unknown): void => undefined;
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    renderRemote(Early, { answers: { 'identity.listConnections': () => late } });
    await userEvent.click(screen.getByRole('button', { name: 'Bluesky' }));
    await screen.findByLabelText('App password', APP_PASSWORD);
    await act(async () => answer(LISTED));
    expect(await screen.findByRole('button', { name: 'Continue on your server' })).toBeInTheDocument();
  });

  test('says at the handle that its server has no such page', async () => {
    const refusal = refuse('connection_refused', 'Use an app password instead.');
    await askInformed('Bluesky', { 'identity.beginConnecting': refusal });
    const handle = await screen.findByLabelText('Handle');
    await userEvent.type(handle, 'ada.example{Enter}');
    await waitFor(() => expect(handle).toHaveAccessibleDescription('Use an app password instead.'));
    expect(handle).toHaveFocus();
  });

  test('takes an app password instead, and keeps the handle', async () => {
    const remote = await askInformed('Bluesky', { 'identity.signInToNetwork': SIGNED_IN });
    await userEvent.type(await screen.findByLabelText('Handle'), 'ada.example');
    await choose('Use an app password instead');
    await userEvent.type(screen.getByLabelText('App password', APP_PASSWORD), 'abcd-efgh{Enter}');
    await screen.findByText('true');
    expect(inputsOf(remote)).toContainEqual({
      params: { network: 'bluesky' },
      body: { identifier: 'ada.example', password: 'abcd-efgh' },
    });
  });

  test('leads back to the page from the app password', async () => {
    await askInformed('Bluesky', {});
    await choose('Use an app password instead');
    await choose('Continue on your server instead');
    expect(screen.queryByLabelText('App password', APP_PASSWORD)).not.toBeInTheDocument();
  });

  test('asks for nothing where the account is known', async () => {
    const remote = await askInformed('Bluesky again', { 'identity.reconnect': consent });
    await screen.findByText('Reconnect Bluesky (@ada.example)');
    expect(screen.queryByLabelText('Handle')).not.toBeInTheDocument();
    await choose('Continue on your server');
    await waitFor(() => expect(remote.left).toEqual([consent.auth_url]));
    expect(inputsOf(remote)).toContainEqual({ params: { id: 'c1' } });
  });
});

describe('a network of many servers', () => {
  const consent = { auth_url: 'https://m.example/oauth/authorize' };

  test('asks for the server, and the browser leaves for it', async () => {
    const remote = await ask('Mastodon', { 'identity.beginConnecting': consent });
    await userEvent.type(await screen.findByLabelText('Server'), 'm.example{Enter}');
    await waitFor(() => expect(remote.left).toEqual([consent.auth_url]));
    expect(inputsOf(remote)).toEqual([{ params: { network: 'mastodon' }, body: { server: 'm.example' } }]);
  });

  test('is not left for once that is canceled, however late its server answers', async () => {
    let answer = (_: typeof consent): void => undefined;
    const late = new Promise<typeof consent>((resolve) => {
      answer = resolve;
    });
    const remote = await ask('Mastodon', { 'identity.beginConnecting': () => late });
    await userEvent.type(await screen.findByLabelText('Server'), 'm.example{Enter}');
    await waitFor(() => expect(remote.calls).toHaveLength(1));
    expect(screen.getByText('connecting')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('false');
    expect(screen.queryByText('connecting')).not.toBeInTheDocument();
    await act(async () => answer(consent));
    expect(remote.left).toEqual([]);
  });

  test('says at the server that it can’t be used', async () => {
    await ask('Mastodon', { 'identity.beginConnecting': refuse('connection_refused', 'Check the address.') });
    const server = await screen.findByLabelText('Server');
    await userEvent.type(server, 'localhost{Enter}');
    await waitFor(() => expect(server).toHaveAccessibleDescription('Check the address.'));
    expect(server).toHaveValue('localhost');
  });

  test('asks for nothing where the server of the account is known', async () => {
    const remote = await ask('Mastodon again', { 'identity.reconnect': consent });
    await waitFor(() => expect(remote.left).toEqual([consent.auth_url]));
    expect(inputsOf(remote)).toEqual([{ params: { id: 'c2' } }]);
  });
});

describe('the sandbox as one of the servers', () => {
  const LISTED = { success: true, connections: [], available: ['bluesky', 'mastodon'] };

  async function askInformed(name: string, answers: Record<string, unknown>): Promise<RenderedRemote> {
    const remote = renderRemote(Informed, { answers });
    await userEvent.click(await screen.findByRole('button', { name }));
    return remote;
  }
  const inSandbox = { 'identity.listConnections': { ...LISTED, sandboxed: ['bluesky', 'mastodon'] } };
  const offer = () => screen.queryByRole('button', { name: 'Use a sandbox account' });

  test('is offered where it is one, and connects an account of its own', async () => {
    const remote = await askInformed('Bluesky', { ...inSandbox, 'identity.signInToNetwork': SIGNED_IN });
    await userEvent.click(await screen.findByRole('button', { name: 'Use a sandbox account' }));
    await screen.findByText('true');
    expect(inputsOf(remote)).toContainEqual({
      params: { network: 'bluesky' },
      body: { identifier: 'studio.carillon.test', password: 'sand-boxx-sand-boxx' },
    });
  });

  test('is left for where the network has a page of its own', async () => {
    const consent = { auth_url: 'http://localhost/sandbox/mastodon/oauth/authorize' };
    const remote = await askInformed('Mastodon', { ...inSandbox, 'identity.beginConnecting': consent });
    await userEvent.click(await screen.findByRole('button', { name: 'Use a sandbox account' }));
    await waitFor(() => expect(remote.left).toEqual([consent.auth_url]));
    expect(inputsOf(remote)).toContainEqual({
      params: { network: 'mastodon' },
      body: { server: 'carillon.test' },
    });
  });

  test('isn’t offered if there is none, or for a known account', async () => {
    const { unmount } = await askInformed('Bluesky', { 'identity.listConnections': LISTED });
    await screen.findByLabelText('Handle');
    expect(offer()).not.toBeInTheDocument();
    unmount();
    await askInformed('Bluesky again', inSandbox);
    await screen.findByText('Reconnect Bluesky (@ada.example)');
    expect(offer()).not.toBeInTheDocument();
  });
});
