import type { EngineAnswer } from '../../../conversation-engine.ts';
import { glossed } from '../../../languages/glosses/gloss.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import type { Slots } from '../../read-message.ts';
import { readChange } from '../../slots/change-verb.ts';
import { readForbiddenChange } from '../../slots/forbidden-change.ts';
import { plainText } from '../../slots/plain-text.ts';
import { changePosts } from './change-posts.ts';

/** "Don't delete the soup" changes nothing, and "…, move it to Friday" moves it. Null for other messages. */
export function leavePosts(
  context: DialogueContext,
  slots: Slots,
): Promise<EngineAnswer> | EngineAnswer | null {
  const { memory } = context.turn;
  if (memory.proposal || memory.change || memory.asked) return null;
  const language = memory.language ?? 'en';
  const ban = readForbiddenChange(context.inOwnWords, language);
  if (!ban) return null;
  const change = readChange(plainText(glossed(ban.rest, language)).replace(LINKS, ''));
  if (change === 'reschedule' || change === 'publish_now') return changePosts(context, slots, change);
  const says = sentencesOf(context);
  return answer(
    reply(says.changes.leftPosts, { intent: 'cancel_post', actions: [says.showPlanned, says.create] }),
    memory,
  );
}

const LINKS = /^(?:but|instead|rather|just|sondern|mais|sino|pero|mas) /;
