import { PERIOD_TERMS, PLAN_NAMES, PLANS, type Plan, PRICES } from '@carillon/contracts/domain/plans.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { Sentences } from '../../languages/says.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../dialogue-context.ts';
import { cueText, hasCue } from '../intents/cue.ts';

const ASKS =
  'price / prices / pricing / cost / costs / how much is / how much are / what is the price > $ / plan / plans / carillon / premium / popular / starter / it / this / subscription';
/** Words that show the question isn't about Carillon's prices. */
const ELSE = 'ad / ads / campaign / post about / boost';

export const asksForPrices = (plain: string): boolean =>
  hasCue(cueText(plain.replace(/[?]/g, '')), ASKS) && !hasCue(cueText(plain), ELSE);

/** Lists the prices of plans here: of the named ones, else of all. */
export async function tellPrices(context: DialogueContext): Promise<EngineAnswer> {
  const { plain, tools, turn } = context;
  const says = sentencesOf(context);
  const namedPlans = PLANS.filter((plan) => plain.includes(PLAN_NAMES[plan].toLowerCase()));
  const message = (await tools.sellsPlans())
    ? `${(namedPlans.length > 0 ? namedPlans : PLANS).map((plan) => priceOf(plan, says)).join('\n')}\n\n${says.product.seePlans}`
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
