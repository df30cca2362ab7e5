import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '../api/errors.ts';
import { defineRemote } from '../providers/define-remote.tsx';
import { useSocialState } from '../providers/shell-context.tsx';
import { connectionOf, connectionsReply, lostConnection } from '../testing/connections.ts';
import { connectionEvent } from '../testing/live-events.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { useConnections } from './use-connections.ts';

/** Shows the server's answer beside the browser's memory. */
function Page(): ReactNode {
  const { networks } = useConnections();
  const social = useSocialState();
  // Three tell as much as all there are.
  const checks = networks.slice(0, 3).map(({ check, connected }) => check ?? connected);
  const connectedStates = [social.facebook, social.instagram, social.linkedin].map(
    ({ connected }) => connected,
  );
  return (
    <>
      <h1>Said: {checks.join(' ')}</h1>
      <p>Kept: {connectedStates.join(' ')}</p>
    </>
  );
}

beforeEach(() => window.sessionStorage.clear());

test('each network is asked, remembered, and asked again when its connection changes', async () => {
  let accounts = [connectionOf('facebook', []), connectionOf('linkedin', [])];
  const remote = renderRemote(defineRemote(Page), {
    answers: { 'identity.listConnections': () => connectionsReply(accounts) },
  });
  expect(await screen.findByText('Said: true false true')).toBeInTheDocument();
  expect(screen.getByText('Kept: true false true')).toBeInTheDocument();
  accounts = accounts.slice(1);
  act(() => remote.emit(connectionEvent()));
  expect(await screen.findByText('Said: false false true')).toBeInTheDocument();
  expect(screen.getByText('Kept: false false true')).toBeInTheDocument();
});

const remember = (facebook: object, sessionValid = true): void =>
  window.sessionStorage.setItem(
    'socialMediaState',
    JSON.stringify({
      facebook: { connected: false, connecting: false, platformId: null, pages: [], ...facebook },
      instagram: { connected: false, connecting: false, platformId: 2, accounts: [] },
      linkedin: { connected: false, connecting: false, platformId: null, userPlatformId: null },
      bluesky: { connected: false, connecting: false, platformId: null },
      mastodon: { connected: false, connecting: false, platformId: null },
      lastActiveTimestamp: Date.now(),
      sessionValid,
    }),
  );
const never = () => new Promise(() => undefined);
const slow = { 'identity.listConnections': never };

test('shows remembered connections at once, each network separately, while checks are slow', () => {
  remember({ connected: true, platformId: 1, pages: [{ id: 'p1', name: 'Bells' }] });
  renderRemote(defineRemote(Page), { answers: slow });
  expect(screen.getByText('Said: true false pending')).toBeInTheDocument();
});

test('on the way back from a consent page it is not said that the network isn’t connected', () => {
  remember({ connected: false, connecting: true, platformId: 1 });
  renderRemote(defineRemote(Page), { answers: slow });
  expect(screen.getByText('Said: pending false pending')).toBeInTheDocument();
});

test('draws nothing remembered if the session isn’t valid', () => {
  remember({ connected: true, platformId: 1, pages: [] }, false);
  renderRemote(defineRemote(Page), { answers: slow });
  expect(screen.getByText('Said: pending pending pending')).toBeInTheDocument();
});

test('draws nothing remembered if the check fails', async () => {
  remember({ connected: true, platformId: 1, pages: [] });
  renderRemote(defineRemote(Page), {
    answers: {
      'identity.listConnections': () => {
        throw new ApiError(503, { success: false, error: 'service_unavailable', message: 'Away.' });
      },
    },
  });
  await waitFor(() => expect(screen.getByText('Said: failed failed failed')).toBeInTheDocument());
});

test('writes the answer to the social state', async () => {
  renderRemote(defineRemote(Page), {
    answers: {
      'identity.listConnections': connectionsReply([
        connectionOf('facebook', [{ id: 'p1', name: 'Bells' }]),
        lostConnection(connectionOf('instagram', [{ id: 'a1', name: 'bells' }])),
      ]),
    },
  });
  await screen.findByText('Said: true false false');
  expect(JSON.parse(window.sessionStorage.getItem('socialMediaState') ?? '')).toMatchObject({
    facebook: { connected: true, platformId: 1, pages: [{ id: 'p1', name: 'Bells' }] },
    instagram: { connected: false, platformId: 2, accounts: [] },
    linkedin: { connected: false, userPlatformId: null },
  });
});
