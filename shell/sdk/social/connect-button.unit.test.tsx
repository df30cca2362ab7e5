import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defineRemote } from '../providers/define-remote.tsx';
import { connectionOf, connectionsReply, lostConnection } from '../testing/connections.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { ConnectTargetButton } from './connect-button.tsx';

const flour = connectionOf('mastodon', [{ id: 'flour', name: '@flour' }], { id: 'con-flour' });
const rye = connectionOf('mastodon', [{ id: 'rye', name: '@rye' }], { id: 'con-rye' });

const show = (...accounts: ConnectionView[]): void => {
  const target = { platform: 'mastodon', target_id: 'flour', target_name: '@flour' } as const;
  const Remote = defineRemote((): ReactNode => <ConnectTargetButton target={target} />);
  renderRemote(Remote, { answers: { 'identity.listConnections': connectionsReply(accounts) } });
};

describe('ConnectTargetButton', () => {
  test('reconnects the account that has the target', async () => {
    show(lostConnection(flour));
    expect(await screen.findByRole('button', { name: 'Reconnect Mastodon' })).toBeVisible();
  });

  test('connects the account of the target by its name where only another one is connected', async () => {
    show(rye);
    expect(await screen.findByRole('button', { name: 'Connect Mastodon (@flour)' })).toBeVisible();
  });

  test('connects the account of the target where only another one is lost', async () => {
    show(lostConnection(rye));
    expect(await screen.findByRole('button', { name: 'Connect Mastodon (@flour)' })).toBeVisible();
  });

  test('reconnects a lost account with unknown targets', async () => {
    show(lostConnection({ ...rye, targets: [] }));
    expect(await screen.findByRole('button', { name: 'Reconnect Mastodon' })).toBeVisible();
  });

  test('connects the network where no account is left', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Connect Mastodon' })).toBeVisible();
  });
});
