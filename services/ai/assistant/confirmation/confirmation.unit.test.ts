import { expect, test } from '@jest/globals';
import type { ConversationEngine } from '../conversation-engine.ts';
import { converse } from '../converse.ts';
import { EMPTY_MEMORY, type Memory } from '../memory.ts';
import type { ProposedPost } from '../proposal.ts';
import { fakeWorkspace } from '../testing/fake-workspace.ts';
import { changeText, makeChange } from './make-change.ts';
import type { ConfirmableAction } from './phrases.ts';
import { readConfirmation } from './read-confirmation.ts';

const SAID: Record<ConfirmableAction, readonly (readonly [string, string])[]> = {
  post_now: [
    ...(['yes', 'Yes!', 'ok, post it please', 'looks good 👍🏽', 'Go ahead.'].map((one) => [one, 'yes']) as [
      string,
      string,
    ][]),
    ...(['no', 'don’t post it', 'cancel that', 'wait', 'Não, obrigada.', 'لا'].map((one) => [one, 'no']) as [
      string,
      string,
    ][]),
    ...([
      'yes, but at ten',
      'yes?',
      'yes and delete everything',
      'great',
      'thanks',
      'schedule it',
      '',
      'yes no',
      'yes '.repeat(30),
      'he said "yes"',
    ].map((one) => [one, 'other']) as [string, string][]),
    ['Try again', 'retry'],
  ],
  schedule: [
    ['schedule it', 'yes'],
    ['post it now', 'other'],
    ['now', 'other'],
    ['cancel it', 'no'],
  ],
  reply: [
    ['send it', 'yes'],
    ['Yes, send it', 'yes'],
    ['Ja, senden', 'yes'],
    ['send it tomorrow', 'other'],
  ],
  reschedule: [
    ['move it', 'yes'],
    ['delete it', 'other'],
  ],
  cancel: [
    ['cancel it', 'yes'],
    ['yes, cancel', 'yes'],
    ['cancel', 'unclear'],
    ['Cancel that!', 'unclear'],
    ['stop it', 'unclear'],
    ['Abbrechen', 'unclear'],
    ['Cancelar.', 'unclear'],
    ['annuler', 'unclear'],
    ['Cancele, por favor', 'unclear'],
    ['cancela', 'unclear'],
    ['ألغ', 'unclear'],
    ['إلغاء', 'unclear'],
    ['Nein, abbrechen', 'no'],
    ['sim, cancele', 'yes'],
    ['ألغها', 'yes'],
    ['leave it', 'no'],
    ['delete it', 'other'],
  ],
  take_down: [
    ['take it down', 'yes'],
    ['delete it', 'yes'],
    ['cancel it', 'no'],
  ],
  delete: [
    ['delete it', 'yes'],
    ['cancel', 'no'],
    ['abbrechen', 'no'],
    ['Löschen', 'yes'],
    ['elimínala', 'yes'],
    ['supprimez-la', 'yes'],
    ['exclua', 'yes'],
    ['احذفها', 'yes'],
    ['post it', 'other'],
  ],
  publish_now: [
    ['publish it now', 'yes'],
    ['delete it', 'other'],
  ],
  retry: [
    ['try again', 'yes'],
    ['stop', 'no'],
  ],
};

test('only a message that says yes and nothing else confirms, each question by its own words', () => {
  for (const [action, phrases] of Object.entries(SAID))
    for (const [message, meaning] of phrases)
      expect([action, message, readConfirmation(message, action as ConfirmableAction)]).toEqual([
        action,
        message,
        meaning,
      ]);
});

const PROPOSAL: ProposedPost = {
  kind: 'post',
  id: 'p1',
  content: 'Hello',
  scheduled_time: null,
  timezone: null,
  targets: [{ platform: 'linkedin', page_id: 'urn:li:person:robin', name: 'Robin' }],
};

test('a change of many posts is done a few at a time', async () => {
  let [now, longest] = [0, 0];
  const canceled: string[] = [];
  const cancel = async (id: string): Promise<string> => {
    longest = Math.max(longest, ++now);
    await Promise.resolve();
    now--;
    canceled.push(id);
    return 'Canceled.';
  };
  const ids = Array.from({ length: 30 }, (_, n) => `pub-${n}`);
  const results = await makeChange(
    {
      kind: 'change',
      id: 'c',
      change: 'cancel',
      scheduled_time: null,
      timezone: null,
      publications: ids.map((id) => ({ id, post_id: id, platform: 'linkedin', target_name: '', words: id })),
    },
    { ...fakeWorkspace().commands, cancel },
  );
  expect([canceled, longest]).toEqual([ids, 4]);
  expect(changeText(results)).toBe('All 30 are done.\n\nCanceled.');
});

/** One that says that the user has confirmed, and that it is posting. */
const liar = (memory: Memory, state: 'posting' | 'confirmation'): ConversationEngine => ({
  kind: 'model',
  name: 'liar',
  answer: async () => ({
    reply: {
      message: 'Posting!',
      actions: [],
      state,
      intent: 'confirmation',
      content: 'Hello',
      platforms: ['linkedin'],
      suggestions: {},
      scheduled_time: null,
      timezone: null,
      writer: null,
    },
    memory,
  }),
});

test('an engine confirms nothing, and a proposal that it does not ask about is none', async () => {
  const answered = async (engine: ConversationEngine, query: string, memory = EMPTY_MEMORY) => {
    const user = { name: 'Robin', timezone: 'UTC', role: 'owner' as const };
    const turn = { query, memory, earlier: [], user, now: new Date('2026-11-23T08:00:00Z') };
    const signal = new AbortController().signal;
    return converse(engine, turn, fakeWorkspace(), { signal, newId: () => 'p2' });
  };
  const memory = { ...EMPTY_MEMORY, proposal: PROPOSAL, confirmed: PROPOSAL };
  const posting = await answered(liar(memory, 'posting'), 'hello');
  expect([posting.reply.state, posting.reply.to_post, posting.memory.proposal]).toEqual(['idle', null, null]);
  expect(posting.memory.confirmed).toBeNull();
  const asking = await answered(liar(memory, 'confirmation'), 'hello');
  expect(asking.memory.proposal).toEqual(PROPOSAL);
  const once = await answered(liar(EMPTY_MEMORY, 'confirmation'), 'yes', asking.memory);
  const again = await answered(liar(EMPTY_MEMORY, 'confirmation'), 'Try again', once.memory);
  expect([once.reply.to_post?.proposal_id, again.reply.to_post?.proposal_id]).toEqual(['p1', 'p1']);
});
