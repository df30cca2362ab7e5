import type { AssistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { expect, test } from '@jest/globals';
import { followUpOf } from './follow-up.ts';

const SILENT: AssistantReply = {
  message: '',
  actions: [],
  state: 'idle',
  intent: null,
  content: null,
  platforms: [],
  suggestions: {},
  to_post: null,
  writer: null,
  scheduled_time: null,
  timezone: null,
};
const TO_POST = {
  content: 'Bread',
  platforms: ['linkedin' as const],
  proposal_id: 'p',
  scheduled_time: null,
  timezone: null,
};
const time = (text: string) => ({ time: text, scheduled_time: '2029-11-24 09:00:00' });

const sayAction = (text: string) => ({ kind: 'say', text });
const CASES: [Partial<AssistantReply>, unknown][] = [
  [{ intent: 'content_generation', platforms: ['facebook'] }, null],
  [{ intent: 'platform_selection' }, null],
  [
    { intent: 'platform_selection', platforms: ['facebook'], message: 'Which platform?' },
    sayAction("Let's post to Facebook"),
  ],
  [
    { intent: 'platform_selection', platforms: ['linkedin', 'facebook'], message: 'To both?' },
    sayAction("Let's post to LinkedIn"),
  ],
  [{ intent: 'platform_selection', platforms: ['linkedin', 'facebook'], message: 'Which platform?' }, null],
  [
    { intent: 'platform_selection', platforms: ['linkedin', 'facebook'], actions: ['LinkedIn', 'Facebook'] },
    null,
  ],
  [{ intent: 'scheduling' }, null],
  [
    {
      intent: 'scheduling',
      suggestions: { all: [time('Monday at 9'), time('Tuesday')], facebook: [time('x')] },
    },
    sayAction('Schedule it for Monday at 9'),
  ],
  [{ intent: 'best_times', suggestions: { all: [time('Monday at 9')] } }, null],
  [{ intent: 'confirmation', state: 'posting' }, null],
  [{ intent: 'confirmation', state: 'idle', to_post: TO_POST }, null],
  [
    { intent: 'confirmation', state: 'posting', to_post: TO_POST },
    { kind: 'post', post: TO_POST },
  ],
  [
    { intent: 'confirmation', state: 'confirmation', to_post: TO_POST },
    { kind: 'post', post: TO_POST },
  ],
];

test('returns the automatic next step after a reply', () => {
  for (const [reply, next] of CASES) expect(followUpOf({ ...SILENT, ...reply })).toEqual(next);
});
