import { bodyOf } from '../../api-client.ts';
import type { User } from './user.ts';

export const STATES_OF_AI = {
  'a business plan': async ({ client }: User) => {
    await bodyOf(
      client.post('/api/business-plan/generate', {
        plan_id: '5f0c7f8e-2f64-4f0a-9d7e-0a4f6f1f2b3c',
        business_type: 'Bakery',
        target_demographics: 'Neighbors',
        platform: 'Instagram',
        business_goals: 'More sales',
      }),
    );
    return undefined;
  },
  // Answered once however often it is said, as its message has an id.
  'a conversation': async ({ client }: User) => {
    await bodyOf(
      client.post('/api/ai-assistant/process-query', {
        query: 'hello',
        conversation_id: '3d5a2c1e-8f4b-4a6d-9b7c-2e1f0a9d8c7b',
        message_id: '6c2b9d1f-0e3a-4b5c-8d7e-9f1a2b3c4d5e',
      }),
    );
    return undefined;
  },
  'a brand voice': async ({ client }: User) => {
    await bodyOf(
      client.send('PUT', '/api/brand-voices/0b6f0c52-8d3e-4c5e-9f7a-1d2c3b4a5e6f', {
        version: 0,
        name: 'Bakery',
        details: { tone: 'warm' },
      }),
    );
    return undefined;
  },
};
