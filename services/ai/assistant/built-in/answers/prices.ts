import { PERIOD_TERMS, PLAN_NAMES, PLANS, type Plan, PRICES } from '@carillon/contracts/domain/plans.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { cueText, hasCue } from '../intents/cue.ts';
import { answer, reply, type Talk } from '../talk.ts';

const ASKS =
  'price / prices / pricing / cost / costs / how much is / how much are / what is the price > $ / plan / plans / carillon / premium / popular / starter / it / this / subscription';
/** Of what is not sold here. */
const ELSE = 'ad / ads / campaign / post about / boost';

export const asksForPrices = (plain: string): boolean =>
  hasCue(cueText(plain.replace(/[?]/g, '')), ASKS) && !hasCue(cueText(plain), ELSE);

/** What plans cost here: the one that is named, else all of them. */
export async function tellPrices({ plain, tools, turn }: Talk): Promise<EngineAnswer> {
  const named = PLANS.filter((plan) => plain.includes(PLAN_NAMES[plan].toLowerCase()));
  const message = (await tools.sellsPlans())
    ? `${(named.length > 0 ? named : PLANS).map(priceOf).join('\n')}\n\nSee what each plan includes under [plans](/pricing). To change yours, open [Plan and billing](/account/plan).`
    : "This server doesn't sell plans, so Carillon is free here.";
  return answer(
    reply(message, {
      intent: 'product_help',
      actions: turn.memory.post ? ['Back to my post'] : ['Create new content', 'Show my scheduled posts'],
    }),
    turn.memory,
  );
}

const priceOf = (plan: Plan): string => {
  const { monthly, yearly, lifetime, prepaid } = PRICES[plan];
  return `- **${PLAN_NAMES[plan]}:** $${monthly} a month, $${yearly} a year, $${prepaid} prepaid for ${PERIOD_TERMS.prepaid.months} months, or $${lifetime} once for lifetime access`;
};
