import { randomUUID } from 'node:crypto';
import { PLAN_PLATFORMS } from '@carillon/contracts/domain/plan-platforms.ts';
import { type ApiClient, bodyOf } from '../../api-client.ts';

export const PLAN = {
  business_type: 'Bakery',
  target_demographics: 'Families',
  business_goals: 'More regulars',
  platform: PLAN_PLATFORMS[0],
};

export async function writePlan(client: ApiClient): Promise<string> {
  return (await bodyOf<{ id: string }>(client.post('/api/business-plan/generate', PLAN))).id;
}

interface AssistantAnswer {
  readonly conversation_id: string;
  readonly actions: readonly string[];
  readonly to_post: { content: string; platforms: string[]; proposal_id: string } | null;
}

export const sendMessage = (client: ApiClient, query: string, more: object = {}): Promise<AssistantAnswer> =>
  bodyOf<AssistantAnswer>(client.post('/api/ai-assistant/process-query', { query, ...more }));

/** Returns a post that the owner has confirmed to the assistant. */
export async function confirmedPost(client: ApiClient): Promise<object> {
  const conversation_id = randomUUID();
  let answer = await sendMessage(client, `Post this: "Text ${randomUUID()}"`, { conversation_id });
  // The first button each time: Facebook, its first page, now, yes.
  for (let presses = 0; !answer.to_post && presses < 5; presses++)
    answer = await sendMessage(client, answer.actions[0] ?? '', { conversation_id });
  if (!answer.to_post) throw new Error('the assistant did not take the confirmation');
  const { content, platforms, proposal_id } = answer.to_post;
  return { content, platforms, proposal_id };
}

export async function saveVoice(client: ApiClient): Promise<string> {
  const id = randomUUID();
  const voice = { name: `Voice ${id}`, details: { tone: 'warm' }, version: 0 };
  await bodyOf(client.send('PUT', `/api/brand-voices/${id}`, voice));
  return id;
}
