import { listText } from '@carillon/contracts/domain/list-text.ts';
import { labelOf, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { naming } from '../../../language/network-words.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { shown } from '../../shown-text.ts';
import type { Network } from '../../tools.ts';
import { answer, reply, type Talk } from '../talk.ts';

const ASK = /\b(?:which|what|how many|list|show|are|is|do i have|check|see)\b/;
const NAMED = naming(/\b(?:accounts?|pages?|networks?|profiles?|NETWORK)\b/);
const STANDING = /\b(?:linked|connected|hooked up|set up|added)\b/;
const OWN = /\b(?:linked|connected|my) (?:accounts|pages|networks|profiles)\b/;
const HOW = /\b(?:how (?:do|can|would|should) (?:i|we)|how to|can't|connect (?:my|a|an|the))\b/;

/** Whether accounts as they are connected now are asked for, and not how to connect one. */
export const asksForAccounts = (plain: string): boolean =>
  (OWN.test(plain) || asksHowTheyStand(plain)) && !HOW.test(plain);

/** "Which of my accounts are linked": these words in this order. */
function asksHowTheyStand(plain: string): boolean {
  const ask = plain.search(ASK);
  const named = ask < 0 ? -1 : plain.slice(ask).search(NAMED);
  return named >= 0 && STANDING.test(plain.slice(ask + named));
}

/** How each network stands, with the pages and accounts that are connected. */
export async function tellAccounts({ tools, turn }: Talk): Promise<EngineAnswer> {
  const networks = await tools.networks();
  const connected = networks.filter(({ state }) => state === 'connected');
  const head = connected.length === 0 ? 'No account is connected yet.' : 'These are connected:';
  const missing = networks.some(({ state }) => state === 'not_connected' || state === 'reconnect');
  const message = [
    head,
    networks.map((network) => `- **${labelOf(network.platform)}:** ${standing(network)}`).join('\n'),
    `Connect and disconnect accounts on the [dashboard](/dashboard).`,
  ];
  return answer(
    reply(message.join('\n\n'), {
      intent: 'product_help',
      platforms: connected.map(({ platform }) => platform),
      actions: turn.memory.post
        ? ['Back to my post']
        : [...(missing ? ['How do I connect Facebook?'] : []), 'Create new content'],
    }),
    turn.memory,
  );
}

function standing({ platform, state, targets }: Network): string {
  if (state === 'reconnect') return 'has to be connected again';
  if (state === 'not_set_up') return 'is not set up on this server';
  if (state === 'not_connected') return 'not connected';
  const names = targets.map(({ name }) => shown(name)).filter(Boolean);
  if (names.length === 0)
    return PLATFORMS[platform].needsPage ? 'connected, without a page or account' : 'connected';
  return listText(names);
}
