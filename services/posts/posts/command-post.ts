import type { Text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Publication } from '../domain/publication.ts';
import type { UserCommand } from '../domain/user-commands.ts';
import { type CommandDeps, commandPublication } from './command-publication.ts';

export interface PostOutcome {
  readonly done: readonly Publication[];
  readonly refused: readonly { readonly publication: Publication; readonly message: string | Text }[];
}

/**
 * The same for several targets of a post. A failing target doesn't stop the others.
 * @throws AppError `conflict` if it could do nothing for any of them
 */
export async function commandPost(
  deps: CommandDeps,
  publications: readonly Publication[],
  command: UserCommand,
): Promise<PostOutcome> {
  const outcome = await commandEach(deps, publications, command);
  const [first] = outcome.refused;
  if (first && outcome.done.length === 0) throw new AppError('conflict', { message: first.message });
  return outcome;
}

/** Works like `commandPost`, also when nothing could be done for any of them. */
export async function commandEach(
  deps: CommandDeps,
  publications: readonly Publication[],
  command: UserCommand,
): Promise<PostOutcome> {
  const answers = await Promise.all(publications.map((one) => answer(deps, one, command)));
  return {
    done: answers.flatMap((one) => ('done' in one ? [one.done] : [])),
    refused: answers.flatMap((one) => ('message' in one ? [one] : [])),
  };
}

type Answer = { readonly done: Publication } | PostOutcome['refused'][number];

async function answer(deps: CommandDeps, publication: Publication, command: UserCommand): Promise<Answer> {
  try {
    return { done: await commandPublication(deps, publication, command) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return { publication, message: error.words };
    throw error;
  }
}
