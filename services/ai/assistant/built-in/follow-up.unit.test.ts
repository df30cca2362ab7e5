import { expect, test } from '@jest/globals';
import type { Turn } from '../conversation-engine.ts';
import { EMPTY_MEMORY } from '../memory.ts';
import { completed } from './follow-up.ts';

const afterMove = (query: string): Turn =>
  ({
    query,
    earlier: [],
    now: new Date('2026-11-23T08:10:00Z'),
    memory: { ...EMPTY_MEMORY, done: { change: 'reschedule' } },
    user: { name: 'Robin', timezone: 'Europe/Berlin', role: 'owner' },
  }) as unknown as Turn;

test.each(['And the stollen one to Friday at 10', 'Und den Stollen auf den 10. um 12'])(
  '“%s” moves another post after a move',
  (query) => {
    expect(completed(afterMove(query)).intent).toBe('reschedule');
  },
);

test.each([
  'And write a post about our Christmas market on Saturday',
  'And what’s scheduled for tomorrow at 9?',
  'And post the stollen one on Friday at 10',
  'Und schreib einen Beitrag über den Markt am Samstag',
])('“%s” is no move, though one came before it', (query) => {
  expect(completed(afterMove(query))).toMatchObject({ turn: { query }, intent: null });
});
