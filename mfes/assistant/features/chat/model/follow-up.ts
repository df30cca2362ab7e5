import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { AssistantReply, ConfirmedPost } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { postTo, scheduleFor } from './texts.ts';

/** An automatic step of the page after a reply. Its messages are worded so that the assistant recognizes them. */
export type FollowUp =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'post'; readonly post: ConfirmedPost };

export const FOLLOW_UP_MS = 1_000;

export function followUpOf(reply: AssistantReply): FollowUp | null {
  if (reply.intent === 'platform_selection') return choosePlatform(reply);
  if (reply.intent === 'scheduling') return chooseTime(reply);
  if (reply.intent !== 'confirmation' || !reply.to_post) return null;
  const isConfirmed = reply.state === 'posting' || reply.state === 'confirmation';
  return isConfirmed ? { kind: 'post', post: reply.to_post } : null;
}

/** A reply that offers several networks as buttons, or asks "which platform", waits for the user. */
function choosePlatform({ platforms, message, actions }: AssistantReply): FollowUp | null {
  const [first] = platforms;
  const asks = actions.length > 0 || message.toLowerCase().includes('which platform');
  if (!first || (platforms.length > 1 && asks)) return null;
  return { kind: 'say', text: postTo(labelOf(first)) };
}

function chooseTime({ suggestions }: AssistantReply): FollowUp | null {
  const best = Object.values(suggestions)[0]?.[0];
  return best ? { kind: 'say', text: scheduleFor(best.time) } : null;
}
