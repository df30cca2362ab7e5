import type { AssistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  assistantMessage,
  conversationOf,
  fakeService,
  inputsOf,
  PLACE,
  POSTED,
  POSTING,
  post,
  press,
  refuse,
  sentMessages,
  show,
  TO_POST,
  userMessage,
  write,
} from './show.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

const ID = '1f0c7f8e-2f64-4f0a-9d7e-0a4f6f1f2b3c';
const keptConversation = () =>
  conversationOf(ID, 'Bread', [userMessage('1', 'Post it'), assistantMessage('2', POSTING)]);
const asks: Partial<AssistantReply> = {
  state: 'confirmation',
  intent: 'confirmation',
  message: 'Shall I post this?',
  content: TO_POST.content,
  platforms: TO_POST.platforms,
  actions: ['Post it now', 'Another draft'],
};
const NINE = { scheduled_time: '2029-11-24 09:00:00', timezone: 'Europe/Berlin' };

test('one reply leads to the next automatically until the user has to confirm, and the confirmed post is published once', async () => {
  const service = fakeService();
  const monday = [{ time: 'Monday at 9:00 AM', scheduled_time: '2029-11-26 09:00:00' }];
  service.replies = [
    { intent: 'platform_selection', platforms: ['linkedin'], message: 'To LinkedIn, then.' },
    { intent: 'scheduling', suggestions: { all: monday }, message: 'When?' },
    asks,
    POSTING,
  ];
  const remote = show(service, { 'ai.postContent': () => post(service) });
  await write('A post about bread{Enter}');
  const card = within(await screen.findByRole('region', { name: 'Post' }));
  expect(sentMessages(remote)).toEqual([
    'A post about bread',
    "Let's post to LinkedIn",
    'Schedule it for Monday at 9:00 AM',
  ]);
  expect(card.getByText('LinkedIn')).toBeVisible();
  expect(card.getByText(TO_POST.content)).toBeVisible();
  expect(card.getByText('Right away')).toBeVisible();
  expect(card.getByRole('button', { name: 'Another draft' })).toBeVisible();
  expect(inputsOf(remote, 'ai.postContent')).toEqual([]);
  await press('Post it now');
  expect(await screen.findByText('Your content has been posted successfully!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the post' })).toHaveAttribute('href', '/posts/post-1');
  const { content, platforms, proposal_id } = TO_POST;
  expect(inputsOf(remote, 'ai.postContent')).toEqual([
    { body: { content, platforms, media: null, proposal_id } },
  ]);
  await press('View post status');
  await waitFor(() => expect(sentMessages(remote).at(-1)).toBe('View post status'));
});

test('a post’s text is shown exactly as it is published, whatever the message says', async () => {
  const content = '1. Bake\n---\nRye &copy; Co\n\n*Fresh*';
  const service = fakeService();
  const writer = { engine: 'built-in', name: 'Carillon', fell_back: 'no_answer' } as const;
  service.replies = [{ ...asks, ...NINE, content, writer, message: `> ${content}\n\nShall I post it?` }];
  show(service);
  await write('Post it{Enter}');
  const card = await screen.findByRole('region', { name: 'Post' });
  expect(card.querySelector('.assistant-post-text')?.textContent).toBe(content);
  expect(document.querySelector('blockquote')).toBeNull();
  expect(
    screen.getByText('The model didn’t respond, so Carillon’s built-in writer wrote this instead.'),
  ).toBeVisible();
  expect(card).toHaveTextContent('Saturday, November 24, 2029 at 9:00 AM (Europe/Berlin)');
});

test('a failed post is reported, and retried under the same ID', async () => {
  const service = fakeService(keptConversation());
  let answers: () => object = refuse('not_connected');
  const remote = show(service, { 'ai.postContent': () => answers() }, `${PLACE}?c=${ID}`);
  // A reload posts nothing automatically.
  await press('Post it');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'I encountered an error while trying to post your content. Please try again.That account is not connected.',
  );
  answers = () => post(service);
  await press('Try again');
  expect(await screen.findByText(POSTED.message)).toBeVisible();
  const ids = inputsOf(remote, 'ai.postContent').map(({ body }) => body?.proposal_id);
  expect(ids).toEqual([TO_POST.proposal_id, TO_POST.proposal_id]);
});

test('why nothing was posted is kept in the conversation', async () => {
  const why = assistantMessage('3', {
    message: 'Nothing was posted: no page.',
    state: 'error',
    actions: ['Try again'],
  });
  const { messages } = keptConversation();
  const remote = show(fakeService(conversationOf(ID, 'Bread', [...messages, why])), {}, `${PLACE}?c=${ID}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'I encountered an error while trying to post your content. Please try again.Nothing was posted: no page.',
  );
  await press('Try again');
  expect(sentMessages(remote)).toEqual(['Try again']);
});

test('the user can stop automatic steps with a button or a message', async () => {
  const stops: [string, () => Promise<unknown>][] = [
    ['the button', () => press('Stop')],
    ['writing', () => write('wait')],
  ];
  for (const [by, stop] of stops) {
    localStorage.clear();
    const service = fakeService();
    service.replies = [POSTING];
    const remote = show(service, { 'ai.postContent': POSTED });
    await write('Yes{Enter}');
    expect(await screen.findByText('Posting it in a moment.')).toBeVisible();
    await stop();
    jest.useFakeTimers();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();
    expect([by, ...inputsOf(remote, 'ai.postContent')]).toEqual([by]);
    expect(screen.getByRole('button', { name: 'Post it' })).toBeEnabled();
    remote.unmount();
  }
});

test('an older proposal without a time shows none', async () => {
  const service = fakeService();
  service.replies = [{ ...asks, scheduled_time: undefined }];
  show(service);
  await write('Post it{Enter}');
  const card = within(await screen.findByRole('region', { name: 'Post' }));
  expect(card.getByText(TO_POST.content)).toBeVisible();
  expect(card.queryByText('Right away')).toBeNull();
});

test('the buttons of a proposal to confirm are in view when it arrives', async () => {
  const service = fakeService();
  service.replies = [asks];
  show(service);
  const place = screen.getByRole('log');
  Object.defineProperties(place, {
    scrollHeight: { configurable: true, value: 2_000 },
    clientHeight: { configurable: true, value: 500 },
  });
  const offset = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(900);
  await write('one{Enter}');
  expect(await screen.findByRole('button', { name: 'Post it now' })).toBeVisible();
  expect(place.scrollTop).toBe(1_500);
  offset.mockRestore();
});
