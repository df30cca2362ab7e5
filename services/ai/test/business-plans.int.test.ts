import { randomUUID } from 'node:crypto';
import { businessPlan } from '@carillon/contracts/http/ai/business-plan.ts';
import { generateBusinessPlan } from '@carillon/contracts/http/ai/generate-business-plan.ts';
import { getBusinessPlan } from '@carillon/contracts/http/ai/get-business-plan.ts';
import { listBusinessPlans } from '@carillon/contracts/http/ai/list-business-plans.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MAX_PLANS } from '../domain/business-plan.ts';
import { startAi } from './ai-under-test.ts';

let ai: Awaited<ReturnType<typeof startAi>>;
beforeAll(async () => {
  ai = await startAi();
});
afterAll(() => ai.close());

const request = {
  business_type: 'Bakery',
  target_demographics: 'Neighbors',
  platform: 'Instagram',
  business_goals: 'More sales',
};

const generate = (workspaceId: string, headers = {}) =>
  ai.request('POST', '/business-plan/generate', request, { workspaceId, headers });
const list = async (workspaceId: string, before?: string | null) => {
  const query = before ? `?before=${encodeURIComponent(before)}` : '';
  const reply = await ai.request('GET', `/business-plans${query}`, undefined, {
    workspaceId,
    role: 'viewer',
  });
  return listBusinessPlans.response.parse(await reply.json());
};

test('a plan is kept for its workspace, is found again, and is deleted', async () => {
  const plan = generateBusinessPlan.response.parse(await (await generate('one')).json());
  expect(plan.strategy.match(/^## /gm)).toHaveLength(11);
  expect(ai.billing.state.spent).toEqual([expect.stringMatching(/^one \d{3,4}$/)]);
  expect((await list('one')).plans).toEqual([
    { id: plan.id, created_at: plan.created_at, business_type: 'Bakery', platform: 'Instagram' },
  ]);
  const get = (workspaceId: string) =>
    ai.request('GET', `/business-plans/${plan.id}`, undefined, { workspaceId });
  expect(getBusinessPlan.response.parse(await (await get('one')).json()).plan).toEqual(
    businessPlan.parse(plan),
  );
  expect((await get('two')).status).toBe(404);
  const remove = (workspaceId: string) =>
    ai.request('DELETE', `/business-plans/${plan.id}`, undefined, { workspaceId });
  expect((await remove('two')).status).toBe(200);
  expect((await get('one')).status).toBe(200);
  expect([(await remove('one')).status, (await remove('one')).status]).toEqual([200, 200]);
  expect((await get('one')).status).toBe(404);
});

test('a plan is written in the language of the page', async () => {
  const reply = await ai.request(
    'POST',
    '/business-plan/generate',
    { ...request, locale: 'de' },
    { workspaceId: 'german' },
  );
  const { strategy } = generateBusinessPlan.response.parse(await reply.json());
  expect(strategy).toContain('## Zusammenfassung');
  expect(strategy).not.toContain('## Executive summary');
});

test('an id of the caller’s own is one plan and one charge, however often it is asked for', async () => {
  const plan_id = randomUUID();
  const ask = (changed = {}, workspaceId = 'same') =>
    ai.request('POST', '/business-plan/generate', { ...request, plan_id, ...changed }, { workspaceId });
  const spentLines = () => ai.billing.state.spent.filter((line) => line.startsWith('same'));
  const both = await Promise.all([ask(), ask()]);
  const again = await ask();
  const plans = await Promise.all(
    [...both, again].map(async (reply) => businessPlan.parse(await reply.json())),
  );
  expect(plans[0]?.id).toBe(plan_id);
  expect(plans).toEqual([plans[0], plans[0], plans[0]]);
  expect((await list('same')).plans).toHaveLength(1);
  expect(spentLines()).toHaveLength(1);
  expect(ai.billing.state.reserved.size).toBe(0);
  const others = [await ask({ business_goals: 'Fewer' }), await ask({}, 'not the same')];
  expect(others.map(({ status }) => status)).toEqual([409, 409]);
  expect(spentLines()).toHaveLength(1);
});

test('the list comes in pages, the newest first, and so many plans are kept and no more', async () => {
  const { plans } = ai.context.stores;
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 2) * 1000);
  const writer = { engine: 'built-in', name: 'Test', fell_back: null } as const;
  const input = {
    ...request,
    platform: 'Instagram',
    content_preferences: '',
    budget: '',
    timeframe: '',
    current_challenges: '',
  } as const;
  for (let n = 0; n < 45; n++)
    await plans.insert({
      id: `p${n}`,
      workspaceId: 'many',
      createdBy: 'u',
      createdAt: at(n),
      request: input,
      strategy: '## A',
      writer,
    });
  const first = await list('many');
  const second = await list('many', first.next);
  const third = await list('many', second.next);
  const all = [first, second, third].flatMap((page) => page.plans.map(({ id }) => id));
  expect(all).toHaveLength(45);
  expect(new Set(all).size).toBe(45);
  expect(all[0]).toBe('p44');
  expect(third.next).toBeNull();
  expect((await ai.request('GET', '/business-plans?before=yesterday')).status).toBe(422);

  const full = {
    ...ai.context,
    stores: { ...ai.context.stores, plans: { ...plans, count: async () => MAX_PLANS } },
  };
  const refusal = await ai.requestOf(full, 'POST', '/business-plan/generate', request);
  expect([refusal.status, await refusal.json()]).toEqual([
    409,
    expect.objectContaining({ error: 'too_many_plans', message: expect.stringContaining('500') }),
  ]);
});

test('missing fields are reported in the form’s words', async () => {
  const reply = await ai.request('POST', '/business-plan/generate', {
    ...request,
    platform: 'MySpace',
    business_goals: ' ',
  });
  expect(reply.status).toBe(422);
  const sentence = ['Please fill in all required fields'];
  expect((await reply.json()).errors).toEqual({ platform: sentence, business_goals: sentence });
});

test('as a stream the steps come first, then the plan', async () => {
  const text = await (await generate('stream', { accept: 'application/x-ndjson' })).text();
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ type, state }) => state ?? type)).toEqual([
    ...Array(3).fill(['started', 'done']).flat(),
    'result',
  ]);
});
