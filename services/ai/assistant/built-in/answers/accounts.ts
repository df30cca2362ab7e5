import { labelOf, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { naming } from '../../../language/network-words.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { Sentences } from '../../languages/says.ts';
import { toShownText } from '../../shown-text.ts';
import type { Network } from '../../tools.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../dialogue-context.ts';

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
  const nameIndex = ask < 0 ? -1 : plain.slice(ask).search(NAMED);
  return nameIndex >= 0 && STANDING.test(plain.slice(ask + nameIndex));
}

/** How each network stands, with the pages and accounts that are connected. */
export async function tellAccounts(context: DialogueContext): Promise<EngineAnswer> {
  const { tools, turn } = context;
  const says = sentencesOf(context);
  const { product } = says;
  const networks = await tools.networks();
  const connected = networks.filter(({ state }) => state === 'connected');
  const head = connected.length === 0 ? product.noneConnected : product.areConnected;
  const missing = networks.some(({ state }) => state === 'not_connected' || state === 'reconnect');
  const message = [
    head,
    networks
      .map((network) => `- **${labelOf(network.platform)}:** ${describeNetwork(network, says)}`)
      .join('\n'),
    product.connectOnDashboard,
  ];
  return answer(
    reply(message.join('\n\n'), {
      intent: 'product_help',
      platforms: connected.map(({ platform }) => platform),
      actions: turn.memory.post ? [says.back] : [...(missing ? [says.aside.howToConnect] : []), says.create],
    }),
    turn.memory,
  );
}

function describeNetwork({ platform, state, targets }: Network, says: Sentences): string {
  const words = says.product.standing;
  if (state === 'reconnect') return words.reconnect;
  if (state === 'not_set_up') return words.notSetUp;
  if (state === 'not_connected') return words.notConnected;
  const names = targets.map(({ name }) => toShownText(name)).filter(Boolean);
  if (names.length === 0) return PLATFORMS[platform].needsPage ? words.withoutPage : words.connected;
  return says.list(names);
}
