import type { EngineAnswer } from '../../conversation-engine.ts';
import { answer, beginnings, type DialogueContext, reply, sentencesOf } from '../dialogue-context.ts';
import { otherNetworksIn } from '../slots/platforms.ts';

export const greet = (context: DialogueContext): EngineAnswer => {
  const { turn, plain } = context;
  const says = sentencesOf(context);
  const { greeting } = says.aside;
  const asks = /\b(?:what|who|help|how)\b/.test(plain);
  return answer(
    reply(asks ? `${greeting}\n\n${says.can}` : greeting, {
      intent: 'greeting',
      actions: beginnings(says),
    }),
    turn.memory,
  );
};

export function thank(context: DialogueContext): EngineAnswer {
  const says = sentencesOf(context);
  const { goodbye, welcome } = says.aside;
  return answer(
    reply(/\b(?:bye|goodbye|see you|that's all)\b/.test(context.plain) ? goodbye : welcome, {
      intent: 'thanks',
      actions: [says.create, says.showPlanned],
    }),
    context.turn.memory,
  );
}

/** Says plainly what it can't do, and what the post that is being written waits for. */
export function decline(context: DialogueContext): EngineAnswer {
  const { turn, plain } = context;
  const { post, asked, proposal } = turn.memory;
  const says = sentencesOf(context);
  const networks = otherNetworksIn(plain);
  const first =
    networks.length > 0 ? says.aside.otherNetworks(networks) : post ? says.misheard : says.notUnderstood;
  // The post that waits for a yes is named with whatever is answered.
  const isNamed = proposal?.kind === 'post' && asked === 'confirmation';
  const waits =
    post && asked && asked in says.waits ? says.waits[asked as keyof typeof says.waits] : says.can;
  return answer(
    reply([first, ...(isNamed ? [] : [waits])].join('\n\n'), {
      intent: 'out_of_scope',
      actions: post ? [says.back, says.startOver] : beginnings(says),
    }),
    turn.memory,
  );
}
