import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Publication } from '../domain/publication.ts';
import { changedMeanwhile } from '../domain/rejection-reasons.ts';
import type { Sender } from '../domain/review.ts';
import { wouldOverwrite } from '../domain/user-commands.ts';
import type { Asker } from '../planning/check-targets.ts';
import { checkWords } from '../planning/check-words.ts';
import { refuseUnapproved } from '../review/require-approval.ts';
import { commandPost, type PostOutcome } from './command-post.ts';
import { commandPublication } from './command-publication.ts';
import { findOwnPost, findOwnPublication, type OwnDeps } from './find-own-post.ts';

interface EditDeps extends OwnDeps {
  readonly identity: ServiceClient;
}

interface Edit {
  readonly id: string;
  readonly workspaceId: string;
  readonly content: string;
  readonly editor: Sender;
  /** The texts that the user had before them. */
  readonly seen?: readonly string[] | undefined;
}

const askerOf = ({ workspaceId, editor }: Edit): Asker => ({ workspaceId, createdBy: editor.userId });

/** Other words for one target. @throws AppError `not_found`, `validation_failed`, `conflict`, `approval_required` */
export async function editPublication(deps: EditDeps, edit: Edit): Promise<Publication> {
  const { id, workspaceId, content, seen, editor } = edit;
  refuseUnapproved(editor, 'words');
  const publication = await findOwnPublication(deps, id, workspaceId);
  await checkWords(deps.identity, askerOf(edit), [publication], content);
  return commandPublication(deps, publication, { type: 'edit', content, seen });
}

/** Other words for what is not out yet of a post. @throws AppError `not_found`, `validation_failed`, `conflict`, `approval_required` */
export async function editPost(deps: EditDeps, edit: Edit): Promise<PostOutcome> {
  const { id, workspaceId, content, seen, editor } = edit;
  refuseUnapproved(editor, 'words');
  const { publications } = await findOwnPost(deps, id, workspaceId);
  const listedPublications = publications.filter(({ removedAt }) => removedAt === null);
  if (listedPublications.length === 0)
    throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
  const open = listedPublications.filter(({ status }) => status !== 'published' && status !== 'canceled');
  // If all of them are finished, the reply contains each one's reason.
  const concerned = open.length > 0 ? open : listedPublications;
  await checkWords(deps.identity, askerOf(edit), open, content);
  const command = { type: 'edit', content, seen } as const;
  // One text for all of them: it is not half replaced over words that its writer has not seen.
  if (concerned.some((one) => wouldOverwrite(one, command)))
    throw new AppError('conflict', { message: changedMeanwhile });
  return commandPost(deps, concerned, command);
}
