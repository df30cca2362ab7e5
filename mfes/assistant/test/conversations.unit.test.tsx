import { ApiError } from '@carillon/sdk/index.ts';
import { conversationEvent } from '@carillon/sdk/testing/live-events.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  assistantMessage,
  conversationOf,
  fakeService,
  field,
  inputsOf,
  PLACE,
  press,
  show,
  userMessage,
  write,
} from './show.ts';

const ID = '1f0c7f8e-2f64-4f0a-9d7e-0a4f6f1f2b3c';
const OTHER = '2f0c7f8e-2f64-4f0a-9d7e-0a4f6f1f2b3c';
const bread = () =>
  conversationOf(ID, 'Bread', [
    userMessage('1', 'About bread'),
    assistantMessage('2', { message: 'Which bread?' }),
  ]);
const AT = `${PLACE}?c=${ID}`;

beforeEach(() => localStorage.clear());

const list = () => within(screen.getByRole('navigation', { name: 'Conversations' }));

test('conversations are listed page by page and opened by their address, and each keeps its typed text', async () => {
  const older = conversationOf(OTHER, 'Cakes');
  const service = fakeService(bread());
  const pages = ({ query }: { query?: unknown }) =>
    (query as { before?: string }).before
      ? { conversations: [older], next: null }
      : { conversations: [bread()], next: 'more' };
  const remote = show(service, { 'ai.listConversations': pages }, AT);
  expect(await screen.findByText('Which bread?')).toBeVisible();
  expect(list().getByRole('link', { name: 'Bread' })).toHaveAttribute('aria-current', 'page');
  await press('Older conversations');
  expect(await list().findByRole('link', { name: 'Cakes' })).toHaveAttribute('href', `${PLACE}?c=${OTHER}`);
  await write('Rye, I think');
  remote.unmount();
  const fresh = show(service);
  expect(field()).toHaveValue('');
  fresh.unmount();
  show(service, {}, AT);
  await screen.findByText('Which bread?');
  expect(field()).toHaveValue('Rye, I think');
});

test('a conversation is renamed in place, and deleted after a question', async () => {
  const service = fakeService(bread());
  const remote = show(
    service,
    {
      'ai.renameConversation': ({ body }: { body?: unknown }) => {
        const { title } = body as { title: string };
        service.conversations.set(ID, { ...bread(), title });
        return { conversation: { ...bread(), title, messages: undefined } };
      },
      'ai.deleteConversation': () => {
        service.conversations.clear();
        return { success: true };
      },
    },
    AT,
  );
  await press('Rename conversation');
  const name = screen.getByLabelText('Conversation name');
  await userEvent.clear(name);
  await userEvent.type(name, '  Rye bread {Enter}');
  expect(await screen.findByRole('heading', { name: 'Rye bread' })).toBeVisible();
  expect(await list().findByRole('link', { name: 'Rye bread' })).toBeVisible();
  await press('Delete conversation');
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/Posts you published or scheduled from it aren’t affected/)).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Delete conversation' }));
  await waitFor(() => expect(remote.path()).toBe(PLACE));
  expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  expect(list().getByText(/^No conversations yet/)).toBeVisible();
  expect(remote.toasts).toEqual([{ kind: 'success', message: 'Conversation deleted.' }]);
});

test('an invalid conversation name is announced with the error', async () => {
  const refuse = () => {
    throw new ApiError(422, {
      success: false,
      error: 'validation_failed',
      message: 'That name is too long.',
    });
  };
  show(fakeService(bread()), { 'ai.renameConversation': refuse }, AT);
  await screen.findByText('Which bread?');
  await press('Rename conversation');
  await userEvent.type(screen.getByLabelText('Conversation name'), ' rolls{Enter}');
  await screen.findByText('That name is too long.');
  expect(screen.getByLabelText('Conversation name')).toHaveAccessibleDescription('That name is too long.');
});

test('a conversation that is not open is renamed and deleted in the list', async () => {
  const service = fakeService(bread(), conversationOf(OTHER, 'Cakes'));
  const remote = show(
    service,
    {
      'ai.renameConversation': ({ params, body }: { params?: unknown; body?: unknown }) => {
        const { id } = params as { id: string };
        const { title } = body as { title: string };
        service.conversations.set(id, conversationOf(id, title));
        return { conversation: { ...conversationOf(id, title), messages: undefined } };
      },
      'ai.deleteConversation': ({ params }: { params?: unknown }) => {
        service.conversations.delete((params as { id: string }).id);
        return { success: true };
      },
    },
    AT,
  );
  await press('Rename “Cakes”');
  const name = list().getByLabelText('Conversation name');
  await userEvent.type(name, ' and pies{Escape}');
  expect(await list().findByRole('link', { name: 'Cakes' })).toBeVisible();
  await press('Rename “Cakes”');
  await userEvent.type(list().getByLabelText('Conversation name'), '{End} and pies{Enter}');
  expect(await list().findByRole('link', { name: 'Cakes and pies' })).toBeVisible();
  await press('Delete “Cakes and pies”');
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Cakes and pies')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Delete conversation' }));
  await waitFor(() => expect(list().queryByRole('link', { name: 'Cakes and pies' })).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The one that is open stays so.
  expect(remote.path()).toBe(AT);
  expect(screen.getByText('Which bread?')).toBeVisible();
});

test('shows another tab’s changes and doesn’t act on them', async () => {
  const service = fakeService(bread());
  const remote = show(service, {}, AT);
  await screen.findByText('Which bread?');
  const answer = assistantMessage('4', {
    intent: 'platform_selection',
    platforms: ['facebook'],
    message: 'Facebook?',
  });
  const more = [...bread().messages, userMessage('3', 'Rye'), answer];
  service.conversations.set(ID, { ...bread(), messages: more });
  remote.emit(conversationEvent(ID));
  expect(await screen.findByText('Facebook?')).toBeVisible();
  expect(screen.queryByText(/^Next:/)).not.toBeInTheDocument();
  expect(inputsOf(remote, 'ai.processQuery')).toEqual([]);
  service.conversations.clear();
  remote.emit(conversationEvent(ID));
  expect(await screen.findByRole('heading', { name: 'We couldn’t find that conversation.' })).toBeVisible();
});
