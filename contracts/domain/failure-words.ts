import { type Text, text } from '../text.ts';
import type { PlatformName } from './platforms.ts';
import { labelOf } from './platforms.ts';
import type { ReasonCode } from './reason-code.ts';

/** Why a publication failed, as its fields say. */
interface Failure {
  readonly platform: PlatformName;
  readonly reason_code: ReasonCode | null;
  /** The network's own message. */
  readonly network_message: string | null;
}

/** The object and the verb, and what else there is to know. */
interface FailureWords {
  readonly title: Text;
  /** A string where the network said it itself. */
  readonly text: Text | string;
  /** It goes once its network is connected anew. */
  readonly reconnect?: true;
}

/** A failure in words: the notifications and the mails say the same. */
export function failureWords(failure: Failure): FailureWords {
  const network = labelOf(failure.platform);
  const words = saidBy(failure.network_message);
  switch (failure.reason_code) {
    case 'rejected':
      return { title: text`${{ network }} rejected the post`, text: words ?? text`It gave no reason.` };
    case 'duplicate':
      return {
        title: text`${{ network }} rejected the post`,
        text: text`It’s a duplicate of an earlier post.`,
      };
    case 'forbidden':
      return {
        title: text`${{ network }} did not allow the post`,
        text: text`Reconnect it and allow everything it asks for.`,
        reconnect: true,
      };
    case 'outcome_unknown':
      return {
        title: text`${{ network }} did not confirm the post`,
        text: text`Check ${{ network }} before you post it again.`,
      };
    case 'too_late':
      return {
        title: text`Post not published on ${{ network }}`,
        text: text`It was more than a week late. You can still publish it.`,
      };
    case 'account_closed':
      return {
        title: text`Post not published on ${{ network }}`,
        text: text`Your account was closed when this post was due, so it wasn’t published. You can still publish it.`,
      };
    default:
      return {
        title: text`Post failed on ${{ network }}`,
        text: words ?? text`${{ network }} couldn’t accept the post.`,
      };
  }
}

/** The network's own message as a whole sentence: networks may or may not end theirs with a period. */
export function saidBy(message: string | null | undefined): string | null {
  const words = message?.trim();
  if (!words) return null;
  return /[.!?…][”"’')\]]?$/.test(words) ? words : `${words}.`;
}
