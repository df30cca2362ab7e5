import { deleteConversation } from '@carillon/contracts/http/ai/assistant/delete-conversation.ts';
import { getConversation } from '@carillon/contracts/http/ai/assistant/get-conversation.ts';
import { listConversations } from '@carillon/contracts/http/ai/assistant/list-conversations.ts';
import { postContent } from '@carillon/contracts/http/ai/assistant/post-content.ts';
import { processQuery } from '@carillon/contracts/http/ai/assistant/process-query.ts';
import { renameConversation } from '@carillon/contracts/http/ai/assistant/rename-conversation.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const id = '3d5a2c1e-8f4b-4a6d-9b7c-2e1f0a9d8c7b';
const day = '2026-11-24T15:30:00.000Z';
const greeting = { message: 'Hello!', actions: ['Create new content'], state: 'idle', platforms: [] };
const summary = { id, title: 'hello', updated_at: day };

test('records the pact with ai', async () => {
  const { exchange, agree } = await pactsOf('assistant');
  await exchange(processQuery, {
    input: { body: { query: 'hello', conversation_id: id, after: null, locale: 'en' } },
    reads: { ...greeting, suggestions: {}, conversation_id: id, message_id: id },
  });
  await exchange(listConversations, {
    state: 'a conversation',
    reads: { conversations: [summary], next: null },
  });
  await exchange(getConversation, {
    state: 'a conversation',
    input: { params: { id } },
    reads: {
      conversation: {
        ...summary,
        messages: [
          { id, role: 'user', content: 'hello', created_at: day },
          { id, role: 'assistant', content: 'Hello!', created_at: day, reply: greeting, post_id: null },
        ],
      },
    },
  });
  await exchange(renameConversation, {
    state: 'a conversation',
    input: { params: { id }, body: { title: 'Bread' } },
    reads: { conversation: { id, title: 'Bread' } },
  });
  await exchange(deleteConversation, {
    state: 'a conversation',
    input: { params: { id } },
    reads: { success: true },
  });
  const proposal = { content: 'Fresh bread.', proposal_id: '9d1c4e52-7a3b-4f6d-8c2e-5b0a1f9e8d7c' };
  await exchange(postContent, {
    state: 'a post that the assistant has proposed',
    known: proposal,
    input: { body: { ...proposal, platforms: ['facebook'] } },
    reads: {
      message: 'It is on its way.',
      actions: ['Create new content'],
      state: 'idle',
      message_id: id,
      post_id: id,
    },
  });
  await agree();
});
