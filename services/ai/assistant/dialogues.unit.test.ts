import type { AssistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { expect, test } from '@jest/globals';
import { createBuiltInConversation } from './built-in/built-in-conversation.ts';
import { ARABIC } from './testing/dialogues/arabic.ts';
import { ASKING } from './testing/dialogues/asking.ts';
import { ASKING_BACK } from './testing/dialogues/asking-back.ts';
import { CANCELING } from './testing/dialogues/canceling.ts';
import { CHANGING } from './testing/dialogues/changing.ts';
import { COMMANDING } from './testing/dialogues/commanding.ts';
import { DAYS } from './testing/dialogues/days.ts';
import { EVERYDAY } from './testing/dialogues/everyday.ts';
import { FILLING, IN_LANGUAGE, NOTHING_TO_FILL } from './testing/dialogues/filling.ts';
import { FORBIDDING } from './testing/dialogues/forbidding.ts';
import { IDIOMS } from './testing/dialogues/idioms.ts';
import { KNOWING } from './testing/dialogues/knowing.ts';
import { HARMLESS, MANAGING, READING } from './testing/dialogues/managing.ts';
import { MONTHS } from './testing/dialogues/months.ts';
import { MOVING_SEVERAL } from './testing/dialogues/moving-several.ts';
import { PEOPLE_BUILDING } from './testing/dialogues/people-building.ts';
import { FOLLOWING_UP } from './testing/dialogues/people-following-up.ts';
import { PORTUGUESE } from './testing/dialogues/portuguese.ts';
import { REFUSING } from './testing/dialogues/refusing.ts';
import { REVISING } from './testing/dialogues/revising.ts';
import { TAKING_DOWN } from './testing/dialogues/taking-down.ts';
import { TELLING } from './testing/dialogues/telling.ts';
import { TWO_COMMANDS } from './testing/dialogues/two-commands.ts';
import { RATHER, WAITING } from './testing/dialogues/waiting.ts';
import { WRITING } from './testing/dialogues/writing.ts';
import { faultsOf } from './testing/faults-of.ts';
import { play } from './testing/play.ts';

const DIALOGUES = [
  ...WRITING,
  ...REVISING,
  ...MANAGING,
  ...CHANGING,
  ...CANCELING,
  ...COMMANDING,
  ...TAKING_DOWN,
  ...DAYS,
  ...IDIOMS,
  ...MONTHS,
  ...EVERYDAY,
  ...TWO_COMMANDS,
  ...REFUSING,
  ...FORBIDDING,
  ...MOVING_SEVERAL,
  ...TELLING,
  ...ASKING_BACK,
  ...READING,
  ...ASKING,
  ...HARMLESS,
  ...KNOWING,
  ...PEOPLE_BUILDING,
  ...FOLLOWING_UP,
  ...WAITING,
  ...FILLING,
  ...NOTHING_TO_FILL,
  ...IN_LANGUAGE,
  ...RATHER,
  ...PORTUGUESE,
  ...ARABIC,
];

test('each conversation ends in the posts, times and networks that its user asked for', async () => {
  const faults: unknown[] = [];
  for (const dialogue of DIALOGUES) {
    const { answers, posts, replies } = await play(createBuiltInConversation(), dialogue);
    const foundFaults = faultsOf(dialogue, answers.at(-1)?.reply, posts, replies);
    if (foundFaults.length > 0) faults.push([dialogue.lines, ...foundFaults]);
  }
  expect(faults).toEqual([]);
});

test('no answer makes the page speak for the user', async () => {
  const spoken: unknown[] = [];
  for (const dialogue of DIALOGUES) {
    const { answers } = await play(createBuiltInConversation(), dialogue);
    const replies = answers.map(({ reply }) => reply);
    spoken.push(...replies.filter(makesPageSpeak).map(({ message }) => [dialogue.lines, message]));
  }
  expect(spoken).toEqual([]);
});

/** A page says the first network or time of such a reply as its user's own words. */
const makesPageSpeak = ({ intent, suggestions, platforms, actions }: AssistantReply): boolean =>
  (intent === 'scheduling' && Object.keys(suggestions).length > 0) ||
  (intent === 'platform_selection' &&
    platforms.length > 0 &&
    (platforms.length === 1 || actions.length === 0));
