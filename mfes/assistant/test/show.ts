import { ERRORS, type ErrorName } from '@carillon/contracts/errors.ts';
import type {
  AssistantReply,
  Conversation,
  ConversationMessage,
} from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { ApiError, defineRemote } from '@carillon/sdk/index.ts';
import {
  type RenderedRemote,
  type RenderRemoteOptions,
  renderRemote,
} from '@carillon/sdk/testing/render-remote.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Root } from '../root.tsx';

const Remote = defineRemote(Root);

type Answers = NonNullable<RenderRemoteOptions['answers']>;

export const PLACE = '/ai-assistant';
export const REPLY: AssistantReply = {
  message: 'What is it about?',
  actions: [],
  state: 'idle',
  intent: null,
  content: null,
  platforms: [],
  suggestions: {},
  to_post: null,
  scheduled_time: null,
  timezone: null,
  writer: null,
};
export const TO_POST = {
  content: 'Bread is out of the oven.',
  platforms: ['linkedin' as const],
  proposal_id: '7f0c7f8e-2f64-4f0a-9d7e-0a4f6f1f2b3c',
  scheduled_time: null,
  timezone: null,
};
/** The reply once the user has confirmed. */
export const POSTING: Partial<AssistantReply> = {
  message: 'Posting it now…',
  state: 'posting',
  intent: 'confirmation',
  content: TO_POST.content,
  platforms: TO_POST.platforms,
  to_post: TO_POST,
};
export const POSTED = {
  success: true,
  message: 'Your content has been posted successfully!',
  state: 'posted',
  actions: ['Create new content', 'View post status'],
  message_id: 'outcome',
  post_id: 'post-1',
};

const DAY = '2029-11-24T15:30:00.000Z';

/** A kept conversation with these messages. */
export const conversationOf = (
  id: string,
  title: string,
  messages: ConversationMessage[] = [],
): Conversation => ({
  id,
  title,
  version: 1,
  created_at: DAY,
  updated_at: DAY,
  messages,
});
export const userMessage = (id: string, content: string): ConversationMessage => ({
  id,
  role: 'user',
  content,
  created_at: DAY,
});
export const assistantMessage = (id: string, reply: Partial<AssistantReply>): ConversationMessage => ({
  id,
  role: 'assistant',
  content: reply.message ?? REPLY.message,
  created_at: DAY,
  reply: { ...REPLY, ...reply },
  post_id: null,
});

export interface FakeService {
  readonly conversations: Map<string, Conversation>;
  /** The next replies; the last one is repeated. */
  replies: Partial<AssistantReply>[];
}

export const fakeService = (...conversations: Conversation[]): FakeService => ({
  conversations: new Map(conversations.map((one) => [one.id, one])),
  replies: [{}],
});

interface Sending {
  body: { query: string; conversation_id: string; message_id: string };
}

/** The service's replies. It stores the messages. */
const answersOf = (service: FakeService): Answers => ({
  'billing.getWordBalance': { unlimited: true },
  'ai.listConversations': () => ({
    conversations: [...service.conversations.values()],
    next: null,
  }),
  'ai.getConversation': ({ params }: { params?: unknown }) => {
    const conversation = service.conversations.get((params as { id: string }).id);
    return conversation ? { conversation: structuredClone(conversation) } : refuse('not_found')();
  },
  'ai.processQuery': (input: unknown) => answer(service, input as Sending),
});

export async function* answer(service: FakeService, { body }: Sending): AsyncGenerator<object> {
  const { query, conversation_id: id, message_id } = body;
  const reply = (service.replies.length > 1 ? service.replies.shift() : service.replies[0]) ?? {};
  const before = service.conversations.get(id) ?? conversationOf(id, query);
  const message = assistantMessage(`answer to ${message_id}`, reply);
  const messages = [...before.messages, userMessage(message_id, query), message];
  service.conversations.set(id, { ...before, messages });
  yield { type: 'result', result: { ...REPLY, ...reply, conversation_id: id, message_id: message.id } };
}

/** Posts the last confirmed proposal, with this text. */
export function post({ conversations }: FakeService, message = POSTED.message): object {
  const [conversation] = conversations.values();
  if (!conversation) throw new Error('nothing was said');
  const { message_id, post_id, actions } = POSTED;
  const outcome = { ...assistantMessage(message_id, { message, actions, state: 'posted' }), post_id };
  const messages = conversation.messages.map((one) =>
    one.role === 'assistant' && one.reply.to_post ? { ...one, post_id } : one,
  );
  conversations.set(conversation.id, { ...conversation, messages: [...messages, outcome] });
  return { ...POSTED, message };
}

/** The page for Ada. */
export const show = (service: FakeService, answers: Answers = {}, path = PLACE): RenderedRemote =>
  renderRemote(Remote, {
    path,
    answers: { ...answersOf(service), ...answers },
    user: {
      id: 'u1',
      name: 'Ada',
      email: 'ada@example.com',
      timezone: 'UTC',
      workspace: { id: 'w1', name: 'Ada', role: 'owner' },
    },
  });

export const field = (): HTMLElement => screen.getByLabelText('Message');
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
export const write = (text: string): Promise<void> => userEvent.type(field(), text);

/** Returns the inputs of an operation's calls, oldest first. */
export const inputsOf = ({ calls }: RenderedRemote, id: string): { body?: Record<string, unknown> }[] =>
  calls.filter((call) => call.id === id).map(({ input }) => input as object);
export const sentMessages = (remote: RenderedRemote): unknown[] =>
  inputsOf(remote, 'ai.processQuery').map(({ body }) => body?.query);

/** An answer that refuses. */
export const refuse =
  (code: ErrorName, message: string = ERRORS[code].message) =>
  (): never => {
    throw new ApiError(ERRORS[code].status, { success: false, error: code, message });
  };
