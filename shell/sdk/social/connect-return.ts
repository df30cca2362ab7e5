import {
  type ConnectReason,
  connectSentence,
  isConnectReason,
  TELLS_MORE,
} from '@carillon/contracts/domain/connect-outcome.ts';
import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { MessageWithValues } from '@carillon/contracts/words/message-with-values.ts';
import { serviceText } from '../text/service-text.ts';
import type { SocialState } from './social-state.ts';

export interface ConnectReturn {
  readonly kind: 'success' | 'danger';
  readonly reason: ConnectReason;
  readonly platform: PlatformName;
  readonly message: string;
}

const LONGEST = 400;

/**
 * Reads the result of a connect from the address to which a network returned; null when that names no network. Only its
 * codes are read, and the sentence is ours: anybody can put words into a link to this page. The words in the address
 * are used only for a connect that this browser just started, where they say more than the codes.
 */
export function readConnectReturn(
  search: string,
  social: Pick<SocialState, PlatformName>,
): ConnectReturn | null {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('status');
  const platform = PLATFORM_NAMES.find((name) => name === parameters.get('platform'));
  if (!platform || (kind !== 'success' && kind !== 'danger')) return null;
  const reason = reasonOf(kind, parameters.get('reason'));
  const message = parameters.get('message')?.slice(0, LONGEST);
  if (message && social[platform].connecting && TELLS_MORE.has(reason)) {
    const textMessage = textIn(parameters.get('message_text'));
    return { kind, reason, platform, message: serviceText(message, textMessage) };
  }
  const sentence = connectSentence(reason, platform);
  return { kind, reason, platform, message: serviceText(sentence.english, sentence) };
}

function textIn(json: string | null): MessageWithValues | null {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

/** An unknown code, or one of the other kind, says no more than the kind. */
function reasonOf(kind: ConnectReturn['kind'], reason: string | null): ConnectReason {
  if (kind === 'success') return 'connected';
  return isConnectReason(reason) && reason !== 'connected' ? reason : 'failed';
}
