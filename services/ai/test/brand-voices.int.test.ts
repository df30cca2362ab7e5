import { randomUUID } from 'node:crypto';
import { VOICE_LIMITS } from '@carillon/contracts/http/ai/brand-voice.ts';
import { listBrandVoices } from '@carillon/contracts/http/ai/list-brand-voices.ts';
import { saveBrandVoice } from '@carillon/contracts/http/ai/save-brand-voice.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startAi } from './ai-under-test.ts';

let ai: Awaited<ReturnType<typeof startAi>>;
beforeAll(async () => {
  ai = await startAi();
});
afterAll(() => ai.close());

const DETAILS = { goal: 'sell', tone: 'warm', emoji: false, link: 'https://example.com/shop' } as const;
const body = (name: string, version = 0, details: object = DETAILS) => ({ name, version, details });
const save = (workspaceId: string, id: string, voice: object) =>
  ai.request('PUT', `/brand-voices/${id}`, voice, { workspaceId });
const conflict = async (reply: Response) => saveBrandVoice.response.parse(await reply.json()).voice;
const names = async (workspaceId: string) => {
  const reply = await ai.request('GET', '/brand-voices', undefined, { workspaceId, role: 'viewer' });
  return listBrandVoices.response.parse(await reply.json()).voices.map(({ name }) => name);
};
const refusal = async (reply: Response) => ({ status: reply.status, ...(await reply.json()) });

test('a voice is written, listed by name, written over and deleted, each workspace by itself', async () => {
  const id = randomUUID();
  const first = await conflict(await save('one', id, body(' Corner bakery ')));
  expect(first).toEqual({ id, name: 'Corner bakery', version: 1, details: DETAILS });
  await save('one', randomUUID(), body('apprentices'));
  expect(await names('one')).toEqual(['apprentices', 'Corner bakery']);
  // The same id in another workspace is another voice.
  expect((await save('two', id, body('Theirs'))).status).toBe(200);

  const next = await conflict(await save('one', id, body('Zebra', 1, {})));
  expect(next).toEqual({ id, name: 'Zebra', version: 2, details: {} });
  expect(await names('one')).toEqual(['apprentices', 'Zebra']);

  const remove = async () =>
    (await ai.request('DELETE', `/brand-voices/${id}`, undefined, { workspaceId: 'one' })).status;
  expect([await remove(), await remove()]).toEqual([200, 200]);
  expect([await names('one'), await names('two')]).toEqual([['apprentices'], ['Theirs']]);
});

test('nobody overwrites changes they haven’t seen, and a repeated call succeeds', async () => {
  const id = randomUUID();
  await save('seen', id, body('Ours'));
  expect((await conflict(await save('seen', id, body('Ours')))).version).toBe(1);
  const writes = await Promise.all(['Mine', 'Yours'].map((name) => save('seen', id, body(name, 1))));
  expect(writes.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = writes.find(({ status }) => status === 409) as Response;
  const [keptName] = await names('seen');
  expect(await refusal(lost)).toMatchObject({
    error: 'voice_changed',
    detail: { voice: { name: keptName, version: 2 } },
  });

  await ai.request('DELETE', `/brand-voices/${id}`, undefined, { workspaceId: 'seen' });
  expect(await refusal(await save('seen', id, body('Mine', 2)))).toMatchObject({
    error: 'voice_changed',
    message: expect.stringContaining('deleted'),
    detail: { voice: null },
  });
});

test('a name is of one voice, whatever its case', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  await save('named', one, body('Friends'));
  await save('named', two, body('Neighbors'));
  const nameTaken = {
    status: 422,
    errors: { name: ['There’s already a brand voice named “Friends”. Choose another name.'] },
  };
  expect(await refusal(await save('named', randomUUID(), body('FRIENDS')))).toMatchObject(nameTaken);
  expect(await refusal(await save('named', two, body('friends', 1)))).toMatchObject(nameTaken);
  expect((await save('named', one, body('friends', 1))).status).toBe(200);
});

test('there are at most twenty, also when several are written at once', async () => {
  const write = (n: number) => save('many', randomUUID(), body(`Voice ${n}`));
  for (let n = 0; n < VOICE_LIMITS.count - 1; n++) expect((await write(n)).status).toBe(200);
  await Promise.all([100, 101, 102].map(write));
  expect((await names('many')).length).toBeLessThanOrEqual(VOICE_LIMITS.count);
  await write(103);
  expect(await refusal(await write(104))).toMatchObject({
    status: 409,
    error: 'too_many_voices',
    message: expect.stringContaining('20'),
  });
});

test.each([
  ['name', { name: '  ' }, 'Give the brand voice a name.'],
  ['name', { name: 'x'.repeat(61) }, 'Use at most 60 characters.'],
  ['details.link', { details: { link: 'example.com' } }, 'Enter a web address, such as https://example.com.'],
  [
    'details.link',
    { details: { link: `https://example.com/${'x'.repeat(500)}` } },
    'Use at most 500 characters.',
  ],
  ['details.audience', { details: { audience: 'x'.repeat(201) } }, 'Use at most 200 characters.'],
  ['details.about', { details: { about: 'x'.repeat(501) } }, 'Use at most 500 characters.'],
  [
    'details.tone',
    { details: { tone: 'shouting' } },
    expect.stringContaining('plain, warm, lively, or professional'),
  ],
])('what %s may not be is told there', async (field, wrong, sentence) => {
  const reply = await refusal(await save('wrong', randomUUID(), { ...body('Fine'), ...wrong }));
  expect(reply).toMatchObject({ status: 422, errors: { [field]: [sentence] } });
});

test('a viewer reads voices and changes none', async () => {
  const asViewer = { workspaceId: 'read', role: 'viewer' } as const;
  const id = randomUUID();
  const writes = [
    await ai.request('PUT', `/brand-voices/${id}`, body('Mine'), asViewer),
    await ai.request('DELETE', `/brand-voices/${id}`, undefined, asViewer),
  ];
  expect(writes.map(({ status }) => status)).toEqual([403, 403]);
  expect(await names('read')).toEqual([]);
});
