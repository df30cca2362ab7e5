import { MODEL_FAULTS } from '@carillon/contracts/http/ai/writer.ts';
import type { EngineCheck, WritingEngine } from '@carillon/contracts/http/ai/writing-engine.ts';
import { ApiError, defineRemote, type User } from '@carillon/sdk/index.ts';
import { type RenderRemoteOptions, renderRemote } from '@carillon/sdk/testing/render-remote.tsx';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { faultText } from '../features/writing-engine/model/engine-text.ts';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);
const userAs = (role: User['workspace']['role']): User => ({
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'Europe/Berlin',
  workspace: { id: 'w1', name: 'Bakehouse', role },
});
const MODEL: WritingEngine = {
  kind: 'endpoint',
  name: 'bell-1',
  paused_until: null,
  fault: null,
  check: null,
};
const GOOD: EngineCheck = {
  checked_at: '2029-12-01T10:00:00.000Z',
  answers: true,
  json: 'schema',
  tools: true,
  tokens_per_second: 41.6,
  fault: null,
  status: null,
};
const show = (
  engine: WritingEngine,
  answers: RenderRemoteOptions['answers'] = {},
  role: 'owner' | 'editor' = 'owner',
) =>
  renderRemote(Remote, {
    path: '/account/team',
    user: userAs(role),
    answers: {
      'identity.listMembers': { success: true, members: [] },
      'identity.listInvitations': { success: true, invitations: [] },
      'identity.getEmailProof': { success: true, state: 'unconfirmed', mail: 'mailbox' },
      'ai.getWritingEngine': { success: true, engine },
      ...answers,
    },
  });
const card = async () => within(await screen.findByRole('region', { name: 'AI writer' }));

test('says that Carillon writes itself, with nothing to test', async () => {
  show({ ...MODEL, kind: 'built_in', name: 'Own' });
  expect(await (await card()).findByText(/Carillon’s built-in writer/)).toBeInTheDocument();
  expect((await card()).queryByRole('button')).toBeNull();
});

test.each([
  ['endpoint', /bell-1, on another server/],
  ['local', /bell-1, on this server/],
] as const)('says where a model runs: %s', async (kind, text) => {
  show({ ...MODEL, kind });
  expect(await (await card()).findByText(text)).toBeInTheDocument();
});

test('an owner tests the model and reads what it can do', async () => {
  const page = show(MODEL, {
    'ai.checkWritingEngine': { success: true, engine: { ...MODEL, check: GOOD } },
  });
  await userEvent.click(await (await card()).findByRole('button', { name: 'Test the writer' }));
  const items = await (await card()).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '✓ Responds',
    '✓ Follows a JSON schema',
    '✓ Calls tools',
    '✓ Writes about 42 tokens a second',
  ]);
  expect(page.calls.map(({ id }) => id)).toContain('ai.checkWritingEngine');
});

test('a refused key is said in plain words', async () => {
  const check: EngineCheck = {
    ...GOOD,
    answers: false,
    json: null,
    tools: null,
    tokens_per_second: null,
    fault: 'key_refused',
    status: 401,
  };
  show({ ...MODEL, fault: 'key_refused', check });
  expect(
    await (await card()).findByText('The API key was rejected. Check OPENAI_API_KEY. Status code: 401.'),
  ).toBeInTheDocument();
  expect((await card()).getByText('Doesn’t respond')).toBeInTheDocument();
});

test('shows until when a failing model is paused', async () => {
  show({ ...MODEL, fault: 'too_slow', paused_until: '2029-12-01T10:00:00.000Z' });
  expect(
    await (await card()).findByText(/took too long.*built-in writer takes over.*11:00/),
  ).toBeInTheDocument();
});

test('a user who may not test it is told who may', async () => {
  show(MODEL, {}, 'editor');
  expect(await (await card()).findByText('Only owners can test the writer.')).toBeInTheDocument();
  expect((await card()).queryByRole('button')).toBeNull();
});

test('a failed test says why', async () => {
  show(MODEL, {
    'ai.checkWritingEngine': () => {
      throw new ApiError(503, { success: false, error: 'service_unavailable', message: 'Try again soon.' });
    },
  });
  await userEvent.click(await (await card()).findByRole('button', { name: 'Test the writer' }));
  expect(await (await card()).findByRole('alert')).toHaveTextContent('Try again soon.');
});

describe.each(['endpoint', 'local'] as const)('of a model at the place %s', (place) => {
  test('each fault has a sentence of its own', () => {
    const texts = MODEL_FAULTS.map((fault) => faultText(fault, { place }));
    expect(new Set(texts).size).toBe(MODEL_FAULTS.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});

test('faults of a model on this server name its own settings', () => {
  expect(faultText('too_slow', { place: 'local' })).toContain('LOCAL_MODEL_DEADLINE_SECONDS');
});
