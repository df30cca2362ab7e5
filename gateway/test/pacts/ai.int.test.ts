import { conversationChanged } from '@carillon/contracts/events/ai/conversation-changed.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { test } from '@jest/globals';
import { passOn } from '../open-stream.ts';

test('records the events it consumes from ai', async () => {
  const pacts = await pactsOf('gateway');
  await passOn(pacts, conversationChanged, 'conversation.changed', {
    workspace_id: 'w',
    user_id: 'u',
    conversation_id: '3d5a2c1e-8f4b-4a6d-9b7c-2e1f0a9d8c7b',
    version: 1,
  });
  await pacts.agree();
});
