import { PERIOD_TERMS, PLAN_NAMES, PLANS, type Plan, PRICES } from '@carillon/contracts/domain/plans.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { Sentences } from '../../languages/says.ts';
import { cueText, hasCue } from '../intents/cue.ts';
import { answer, reply, sentencesOf, type Talk } from '../talk.ts';

const ASKS =
  'price / prices / pricing / cost / costs / how much is / how much are / what is the price > $ / plan / plans / carillon / premium / popular / starter / it / this / subscription';
/** Of what is not sold here. */
const ELSE = 'ad / ads / campaign / post about / boost';

export const asksForPrices = (plain: string): boolean =>
  hasCue(cueText(plain.replace(/[?]/g, '')), ASKS) && !hasCue(cueText(plain), ELSE);

/** What plans cost here: the one that is named, else all of them. */
export async function tellPrices(talk: Talk): Promise<EngineAnswer> {
  const { plain, tools, turn } = talk;
  const says = sentencesOf(talk);
  const named = PLANS.filter((plan) => plain.includes(PLAN_NAMES[plan].toLowerCase()));
  const message = (await tools.sellsPlans())
    ? `${(named.length > 0 ? named : PLANS).map((plan) => priceOf(plan, says)).join('\n')}\n\n${says.product.seePlans}`
    : says.product.isFree;
  return answer(
    reply(message, {
      intent: 'product_help',
      actions: turn.memory.post ? [says.back] : [says.create, says.showPlanned],
    }),
    turn.memory,
  );
}

const priceOf = (plan: Plan, { product }: Sentences): string => {
  const { monthly, yearly, lifetime, prepaid } = PRICES[plan];
  const months = PERIOD_TERMS.prepaid.months ?? 0;
  return product.price(PLAN_NAMES[plan], monthly, yearly, prepaid, months, lifetime);
};
