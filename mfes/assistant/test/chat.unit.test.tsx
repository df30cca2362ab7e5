import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answer, fakeService, field, inputsOf, press, refuse, sentMessages, show, write } from './show.ts';

beforeEach(() => localStorage.clear());

const log = () => within(screen.getByRole('log'));
const send = (): HTMLElement => screen.getByRole('button', { name: 'Send' });

test('a new conversation welcomes its user, greets, and sends what is chosen', async () => {
  const service = fakeService();
  service.replies = [{ actions: ['Something funny'] }, {}];
  const remote = show(service);
  expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  expect(
    screen.getByText("Hello! I'm your AI Assistant for social media management. How can I help you today?"),
  ).toBeVisible();
  for (const action of [
    'Create new content',
    'Suggest optimal posting times',
    'Find trending hashtags',
    'Analyze performance',
  ])
    expect(screen.getByRole('button', { name: action })).toBeVisible();
  for (const [title, prompt] of [
    ['Posting Times', 'What are the best times to post on Instagram and Facebook?'],
    ['Hashtags', 'Find trending hashtags for my fitness business'],
    ['Analytics', 'Analyze my social media performance'],
  ] as const)
    expect(screen.getByRole('button', { name: new RegExp(title) })).toHaveTextContent(prompt);
  await press(/^Create Content/);
  // The reply's own buttons replace the first ones.
  await press('Something funny');
  await waitFor(() =>
    expect(sentMessages(remote)).toEqual(['Create social media content for my business', 'Something funny']),
  );
  expect(screen.queryByRole('heading', { name: 'Hello, Ada' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create new content' })).not.toBeInTheDocument();
  const bodies = inputsOf(remote, 'ai.processQuery').map(({ body }) => body);
  // Each says which answer its page showed.
  expect(bodies.map((body) => body?.after)).toEqual([null, `answer to ${bodies[0]?.message_id}`]);
  expect(bodies.map((body) => body?.locale)).toEqual(['en', 'en']);
  const ids = bodies.map((body) => body?.conversation_id);
  expect(ids[1]).toBe(ids[0]);
  expect(remote.path()).toBe(`/ai-assistant?c=${ids[0]}`);
  expect(field()).toHaveFocus();
});

test('marks a pressed button as a choice, but not a typed message', async () => {
  const service = fakeService();
  service.replies = [{ actions: ['Take Monday'] }, {}];
  const remote = show(service);
  await write('When is the best time?{Enter}');
  await press('Take Monday');
  await waitFor(() => expect(sentMessages(remote)).toEqual(['When is the best time?', 'Take Monday']));
  expect(log().getAllByRole('heading', { name: 'You said' })).toHaveLength(1);
  expect(log().getByRole('heading', { name: 'You chose' }).nextSibling).toHaveTextContent('Take Monday');
});

test('Enter without a modifier sends the text, trimmed, but not while a reply is pending', async () => {
  const service = fakeService();
  const rest = Promise.withResolvers<void>();
  const remote = show(service, {
    'ai.processQuery': async function* (input: never) {
      yield { type: 'step', step: 'Writing', state: 'started' };
      yield { type: 'text', text: 'Thrown away', restart: false };
      yield { type: 'text', text: 'Fresh **bread** <img src=x onerror=alert(1)>', restart: true };
      yield { type: 'text', text: ' and [plans](/dashboard)', restart: false };
      await rest.promise;
      service.replies = [{ message: 'Fresh **bread** and [more](https://example.com)' }];
      yield* answer(service, input);
    },
  });
  expect(send()).toBeDisabled();
  await write('   {Enter}');
  expect(send()).toBeDisabled();
  await userEvent.clear(field());
  await write(' one{Shift>}{Enter}{/Shift}two');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(sentMessages(remote)).toEqual([]);
  await write('{Enter}');
  expect(sentMessages(remote)).toEqual(['one\ntwo']);
  expect(field()).toHaveValue('');

  expect(await screen.findByText('Writing…')).toBeVisible();
  expect(await log().findByText('bread')).toBeVisible();
  expect(document.querySelector('[onerror],img')).toBeNull();
  // Within the app the shell opens it; what leads elsewhere gets a tab of its own.
  expect(log().getByRole('link', { name: 'plans' })).not.toHaveAttribute('target');
  expect(screen.queryByText('Thrown away')).not.toBeInTheDocument();
  await write('next{Enter}');
  expect(send()).toBeDisabled();
  expect(sentMessages(remote)).toHaveLength(1);
  rest.resolve();
  expect(await log().findByRole('link', { name: 'more' })).toHaveAttribute('target', '_blank');
  expect(screen.queryByText('Writing…')).not.toBeInTheDocument();
  expect(field()).toHaveValue('next');
  expect(send()).toBeEnabled();
});

test('the hint icons add to the typed text, and lose none of it', async () => {
  show(fakeService());
  await write('ab');
  (field() as HTMLTextAreaElement).setSelectionRange(1, 1);
  await press('Emoji');
  expect(screen.getByRole('button', { name: 'Emoji' })).toHaveAttribute('aria-expanded', 'true');
  await press('rocket');
  expect(field()).toHaveValue('a🚀b');
  expect(screen.queryByRole('button', { name: 'rocket' })).not.toBeInTheDocument();
  await press('Suggest trending hashtags');
  expect(field()).toHaveValue('a🚀b\nSuggest trending hashtags');
  await userEvent.clear(field());
  await press('Create a social media post with an image');
  expect(field()).toHaveValue('Create a social media post with an image');
  expect(field()).toHaveFocus();
});

test('reports a failure and retries it as the same message', async () => {
  const service = fakeService();
  let fails: (() => unknown) | null = refuse('service_unavailable', 'The assistant is away.');
  const remote = show(service, {
    'ai.processQuery': (input: never) => (fails ? fails() : answer(service, input)),
  });
  await write('Hello{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'I apologize, but I encountered an error. Please try again.The assistant is away.',
  );
  expect(remote.toasts).toEqual([{ kind: 'danger', message: 'Failed to process your message' }]);
  // A result that can't be used.
  fails = async function* () {
    yield { type: 'result', result: 'nonsense' };
  };
  await press('Try again');
  await waitFor(() => expect(remote.toasts).toHaveLength(2));
  // A reload does not send by itself.
  remote.unmount();
  fails = null;
  service.replies = [{ message: '' }];
  const again = show(service, {}, remote.path());
  expect(await screen.findByText('This message hasn’t been answered yet.')).toBeVisible();
  expect(sentMessages(again)).toEqual([]);
  await press('Try again');
  expect(await screen.findByText('Sorry, I could not process your request.')).toBeVisible();
  const ids = [...inputsOf(remote, 'ai.processQuery'), ...inputsOf(again, 'ai.processQuery')].map(
    ({ body }) => body?.message_id,
  );
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

/** A log of 2,000 px in a view of 500, with the user's messages this far down. */
function laidOut(offsetTop: number): HTMLElement {
  const place = screen.getByRole('log');
  Object.defineProperties(place, {
    scrollHeight: { configurable: true, value: 2_000 },
    clientHeight: { configurable: true, value: 500 },
  });
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(offsetTop);
  return place;
}
afterEach(() => {
  jest.restoreAllMocks();
});

test('an answer that is longer than the place is shown from the message that it answers', async () => {
  show(fakeService());
  const place = laidOut(900);
  await write('one{Enter}');
  expect(await screen.findByText('What is it about?')).toBeVisible();
  expect(place.scrollTop).toBe(888);
  fireEvent.scroll(place);
  expect(screen.queryByRole('button', { name: 'New message' })).not.toBeInTheDocument();
});

test('doesn’t scroll a user who has scrolled up, but shows a way down', async () => {
  const service = fakeService();
  const rest = Promise.withResolvers<void>();
  show(service, {
    'ai.processQuery': async function* (input: never) {
      await rest.promise;
      yield* answer(service, input);
    },
  });
  const place = laidOut(1_900);
  await write('one{Enter}');
  expect(place.scrollTop).toBe(1_500);
  place.scrollTop = 100;
  fireEvent.scroll(place);
  rest.resolve();
  await press('New message');
  expect(place.scrollTop).toBe(1_500);
  expect(screen.queryByRole('button', { name: 'New message' })).not.toBeInTheDocument();
});

test('says when all words are used, and links to the plan', async () => {
  show(fakeService(), { 'billing.getWordBalance': { unlimited: false, left: 0 } });
  expect(await screen.findByText(/^You’ve used all your words/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/account/plan');
});

test.each([
  ['its message', 'result.message', 'Sorry, I could not process your request.'],
  ['anything else', 'result.actions', 'I apologize, but I encountered an error. Please try again.'],
])('a reply that lacks %s is told as that', async (_, path, words) => {
  show(fakeService(), {
    'ai.processQuery': () => {
      throw Object.assign(new Error('Invalid response format'), { name: 'InvalidReplyError', path });
    },
  });
  await write('Hello{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});
