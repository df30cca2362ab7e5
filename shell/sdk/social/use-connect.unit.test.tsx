import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ApiError, NoResponseError } from '../api/errors.ts';
import { defineRemote } from '../providers/define-remote.tsx';
import { useSocialState } from '../providers/shell-context.tsx';
import { takeWantedPage } from '../session/wanted-page.ts';
import { type RenderedRemote, renderRemote } from '../testing/render-remote.tsx';
import { useConnect, useConnectFailures } from './use-connect.ts';

function Page(): ReactNode {
  const { begin: connect } = useConnect();
  const social = useSocialState();
  const failures = useConnectFailures();
  return (['facebook', 'instagram', 'linkedin'] satisfies PlatformName[]).map((platform) => (
    <div key={platform}>
      <button type="button" onClick={() => void connect(platform)}>
        {platform} {social[platform].connecting ? 'connecting' : 'idle'}
      </button>
      {failures[platform] && <p role="alert">{failures[platform]}</p>}
    </div>
  ));
}
const Remote = defineRemote(Page);
const consent = { auth_url: 'https://network.example/consent' };
const failing = (error: Error) => () => {
  throw error;
};

async function connect(platform: PlatformName, answer: unknown): Promise<RenderedRemote> {
  const remote = renderRemote(Remote, { answers: { 'identity.beginConnecting': answer } });
  await userEvent.click(screen.getByRole('button', { name: new RegExp(platform) }));
  return remote;
}

beforeEach(() => window.sessionStorage.clear());

test.each<PlatformName>(['facebook', 'linkedin'])(
  '%s: the browser leaves for the consent page, and counts as connecting',
  async (platform) => {
    const remote = await connect(platform, consent);
    expect(remote.left).toEqual([consent.auth_url]);
    expect(remote.calls).toEqual([
      { id: 'identity.beginConnecting', input: { params: { network: platform }, body: {} } },
    ]);
    expect(screen.getByRole('button', { name: `${platform} connecting` })).toBeInTheDocument();
  },
);

test('the page that was left is remembered', async () => {
  await connect('facebook', consent);
  expect(takeWantedPage()).toBe('/');
});

const refusal = new ApiError(503, {
  success: false,
  error: 'service_unavailable',
  message: 'Try again soon.',
});
const wordless = new ApiError(
  502,
  { success: false, error: 'internal_error', message: 'Server error occurred' },
  null,
);

test.each([
  ['a refusal', failing(refusal), 'Server error: Try again soon.'],
  ['a refusal without words', failing(wordless), 'Server error: Unknown error'],
  ['no answer', failing(new NoResponseError()), 'No response received from server'],
])('%s is told, and connecting can be tried again', async (_, answer, words) => {
  const remote = await connect('linkedin', answer);
  expect(remote.toasts).toEqual([{ kind: 'danger', message: `Failed to connect to LinkedIn: ${words}` }]);
  expect(remote.left).toEqual([]);
  expect(screen.getByRole('button', { name: 'linkedin idle' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(`Failed to connect to LinkedIn: ${words}`);
});

test.each<[PlatformName, unknown, string]>([
  ['facebook', {}, 'Invalid response format: Missing auth_url'],
  ['instagram', { auth_url: null }, 'Invalid response format: Missing auth_url'],
  ['linkedin', { auth_url: 7 }, 'Invalid response format: Missing auth_url'],
  ['facebook', null, 'Invalid response format: Missing auth_url'],
  ['linkedin', { auth_url: 'javascript:alert(1)' }, 'Invalid response format: Missing auth_url'],
  ['instagram', { auth_url: '' }, 'No authentication URL received'],
])('%s: the reply %j is told as that', async (platform, reply, words) => {
  const remote = renderRemote(Remote, { answerOthers: () => reply });
  await userEvent.click(screen.getByRole('button', { name: new RegExp(platform) }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(remote.left).toEqual([]);
});

test('the next try takes the failure of the last one off the page', async () => {
  let isRefusing = true;
  await connect('facebook', () => {
    if (isRefusing) throw refusal;
    return consent;
  });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  isRefusing = false;
  await userEvent.click(screen.getByRole('button', { name: /facebook/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});
