import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { naming } from '../../language/network-words.ts';
import type { Turn } from '../conversation-engine.ts';
import type { Memory } from '../memory.ts';
import type { ChangeName } from '../proposal.ts';
import { zonedNow } from '../zoned-now.ts';
import { INTENT } from './dialogues/change/words.ts';
import { readChange } from './slots/change-verb.ts';
import { readChoice } from './slots/choice.ts';
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
/** "No, the rye one": another post for the change that was proposed. */
const NO_BUT =
  /^(?:no|nope|nah|nein|nee|nö|non|não|nao|لا)[,،.]? (?:(?:wait|i meant?|actually|warte|ich meine?|attends|je veux dire|espera|quiero decir|quis dizer|quero dizer|أقصد|قصدي)[,.]? )?(?=(?:the|that|den|die|das|celle|celui|la|le|el|a|o|المنشور) )/;
/** "The rye one stays" names a post that is left as it is. */
const STAYS =
  /(?<!\p{L})(?:(?:can|should|must|may|kann|soll|darf|muss|peut|doit|puede|debe|pode|deve|se) )?(?:stays?|remains?|bleibt|bleiben|reste|rester|queda|quedarse|fica|ficar)(?: (?:there|in|on|as it is|planned|please|so|drin|bitte|là|ahí|aí)){0,2}[.!]?$/u;
/** "That is wrong" names none. */
const IS_CLAUSE =
  /(?<!\p{L})(?:is|isn't|stays?|bleibt|reste|queda|fica|are|was|were|should|can|will|has|looks|seems|ist|sind|war|soll|kann|passt|stimmt|est|sont|était|doit|peut|está|es|era|debe|puede|é|deve|pode)(?!\p{L})/u;
const VERBS: Readonly<Record<ChangeName, string>> = {
  reschedule: 'move',
  cancel: 'cancel',
  publish_now: 'publish',
  retry: 'retry',
  delete: 'delete',
  take_down: 'take down',
};
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
  const other = otherPost(turn, plain);
  if (other) return other;
  return movesOn(turn, plain)
    ? { turn: { ...turn, query: `move ${query.replace(AND, '')}` }, intent: 'reschedule' }
    : { turn, intent: null };
}

function otherPost(turn: Turn, plain: string): Completed | null {
  const { proposal, asked } = turn.memory;
  const [denial] = NO_BUT.exec(plain) ?? [];
  if (!denial || proposal?.kind !== 'change' || asked !== 'confirmation') return null;
  const rest = plain.slice(denial.length);
  const isTime = readWhen(rest, zonedNow(turn.now, turn.user.timezone)) !== null;
  if (isTime || saysChoice(rest)) return null;
  if (STAYS.test(rest))
    return {
      turn: { ...turn, query: `keep ${rest.replace(STAYS, '').trim()}` },
      intent: INTENT[proposal.change],
    };
  if (IS_CLAUSE.test(rest)) return null;
  const memory: Memory = { ...turn.memory, ...otherToMove(turn.memory), proposal: null };
  const query = `${VERBS[proposal.change]} ${rest}`;
  return { turn: { ...turn, query, memory }, intent: INTENT[proposal.change] };
}

/** The new time that was said is that of the other post. */
function otherToMove({ change }: Memory): Pick<Memory, 'change' | 'asked'> {
  return change?.change === 'reschedule' && change.when
    ? { change: { ...change, publications: [] }, asked: 'which_post' }
    : { change: null, asked: null };
}

/** "The second" of those that were listed. */
const saysChoice = (rest: string): boolean => readChoice(rest) !== null;

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
