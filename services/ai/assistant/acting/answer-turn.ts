import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { getUser } from '@carillon/contracts/http/identity/account/get-user.ts';
import type { DelegateClient } from '@carillon/kit/http/service-client.ts';
import type { Owner } from '../../domain/conversation.ts';
import type { RunTaskDeps } from '../../usecases/run-task.ts';
import type { Assistant } from '../assistant.ts';
import type { Answer, AnswerOptions, Turn } from '../conversation-engine.ts';
import type { RememberedTurn } from '../conversations/answer-message.ts';
import { converse } from '../converse.ts';
import { engineFor } from './engine-for.ts';
import { createUserCommands } from './user-commands.ts';
import { createUserTools } from './user-tools.ts';

export interface AnsweringDeps extends RunTaskDeps {
  readonly services: DelegateClient;
  readonly assistant: Pick<Assistant, 'engines'>;
  newId(): string;
}

export interface UserOfTurn extends Owner {
  readonly role: Role;
  /** The scopes of the access token, if the user calls with one. */
  readonly scopes?: readonly TokenScope[];
  /** The gateway's token that came with this very message. */
  readonly userProof: string;
}

/** One message answered, with the user's own rights for whatever is looked up and done. */
export async function answerTurn(
  deps: AnsweringDeps,
  { userProof, ...user }: UserOfTurn,
  rememberedTurn: RememberedTurn & Pick<Turn, 'locale'>,
  options: Omit<AnswerOptions, 'newId'>,
): Promise<Answer> {
  const asUser = deps.services.onBehalfOf(userProof);
  const { name, timezone } = await asUser.call(getUser, { signal: options.signal });
  const turn = { ...rememberedTurn, user: { name, timezone, role: user.role } };
  const toolsOf = (engine: RunTaskDeps['models']['engine']) =>
    createUserTools(
      { ...deps, models: { ...deps.models, engine } },
      asUser,
      { ...user, timezone },
      options.signal,
    );
  const tools = toolsOf(deps.models.engine);
  const engine = engineFor(deps, user.userId, toolsOf(deps.models.fallback));
  const acting = { tools, commands: createUserCommands(asUser) };
  return converse(engine, turn, acting, { ...options, newId: deps.newId });
}
