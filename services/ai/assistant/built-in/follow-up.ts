import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { naming } from '../../language/network-words.ts';
import type { Turn } from '../conversation-engine.ts';
import type { Memory } from '../memory.ts';
import { zonedNow } from '../zoned-now.ts';
import { readChange } from './slots/change-verb.ts';
import { plainText, withoutEnd } from './slots/plain-text.ts';
import { readWhen } from './slots/when.ts';

/** "And on Instagram?", of the question before: a network, and no more. */
const NETWORK_ALONE = naming(
  /^(?:and|but|what about|how about|und|aber|y|pero|et|mais)[ ,]{1,3}(?:(?:what about|how about|only|just|nur|bei|auf|on|en|sur) ){0,3}(NETWORK) ?\??$/,
);
const NAMES_NETWORK = naming(/\s(?:on|auf|bei|en|sur)\s(?:NETWORK)(?!\p{L})/giu);
/** "And the stollen one to the 10th", of the move before. */
const AND =
  /^(?:(?:ok|okay|vale|gut)[, ]{1,2})?(?:and|und|y|et)[, ]{1,2}(?:then |dann |also |luego |ensuite )?/i;
/** It names a post, rather than asking for something else. */
const NAMED =
  /^(?:the|that|this|those|these|den|die|das|diesen|diese|dieses|el|la|los|las|ese|esa|este|esta|le|les|ce|cet|cette|celui|celle) /;
const LONGEST = 120;

/** A message with what it left out, and what it is for where the one before it tells. */
export interface Completed {
  readonly turn: Turn;
  readonly intent: Intent | null;
}

/** A message that leaves out what the one before it said, with that said again; any other as it is. */
export function completed(turn: Turn): Completed {
  const query = turn.query.trim();
  if (query.length > LONGEST || query.includes('\n')) return { turn, intent: null };
  const plain = plainText(query.replace(/^[¿¡]/, ''));
  const [, network] = NETWORK_ALONE.exec(plain) ?? [];
  const { question, post } = turn.memory;
  if (network && question && !post) {
    const topicText = withoutEnd(question.words.replace(NAMES_NETWORK, ''), '?.! ');
    return { turn: { ...turn, query: `${topicText} on ${network}?` }, intent: question.intent };
  }
  return movesOn(turn, plain)
    ? { turn: { ...turn, query: `move ${query.replace(AND, '')}` }, intent: 'reschedule' }
    : { turn, intent: null };
}

/** Another post is to be moved as well: a time, and no verb of its own. */
function movesOn({ memory, now, user }: Turn, plain: string): boolean {
  if (!AND.test(plain) || !hasMoved(memory)) return false;
  const rest = plain.replace(AND, '');
  return (
    NAMED.test(rest) && readChange(rest) === null && readWhen(rest, zonedNow(now, user.timezone)) !== null
  );
}

const hasMoved = ({ change, done, post }: Memory): boolean =>
  post === null && (change?.change ?? done?.change) === 'reschedule';
