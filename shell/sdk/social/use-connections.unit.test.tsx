import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defineRemote } from '../providers/define-remote.tsx';
import { useSocialState } from '../providers/shell-context.tsx';
import { connectionEvent } from '../testing/live-events.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { useConnections } from './use-connections.ts';

/** What the server says, beside what the browser remembers. */
function Page(): ReactNode {
  const { facebook, instagram, linkedin } = useConnections();
  const social = useSocialState();
  const said = [facebook, instagram, linkedin].map(({ data }) => data?.connected ?? 'unknown');
  const kept = [social.facebook, social.instagram, social.linkedin].map(({ connected }) => connected);
  return (
    <>
      <h1>Said: {said.join(' ')}</h1>
      <p>Kept: {kept.join(' ')}</p>
    </>
  );
}

beforeEach(() => window.sessionStorage.clear());

test('each network is asked, remembered, and asked again when its link changes', async () => {
  const none = { connected: false, name: null, reconnect: false };
  let linked = true;
  const shown = renderRemote(defineRemote(Page), {
    answers: {
      'identity.checkFacebook': () => ({ ...none, connected: linked, platform_id: 1, pages: [] }),
      'identity.checkInstagram': { ...none, platform_id: 2, accounts: [] },
      'identity.checkLinkedin': { ...none, connected: true, platform_id: 3, user_platform_id: 'ada' },
    },
  });
  expect(await screen.findByText('Said: true false true')).toBeInTheDocument();
  expect(screen.getByText('Kept: true false true')).toBeInTheDocument();
  linked = false;
  act(() => shown.emit(connectionEvent()));
  expect(await screen.findByText('Said: false false true')).toBeInTheDocument();
  expect(screen.getByText('Kept: false false true')).toBeInTheDocument();
});
