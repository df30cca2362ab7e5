import { AppError } from '@carillon/kit/errors.ts';
import type { Publication } from '../domain/publication.ts';
import { checkWords } from './check-words.ts';
import { commandPost, type PostOutcome } from './command-post.ts';
import { commandPublication } from './command-publication.ts';
import { type OwnDeps, ownPost, ownPublication } from './own-post.ts';

interface Edit {
  readonly id: string;
  readonly userId: string;
  readonly content: string;
}

/** Other words for one target. @throws AppError `not_found`, `validation_failed`, `conflict` */
export async function editPublication(deps: OwnDeps, { id, userId, content }: Edit): Promise<Publication> {
  const publication = await ownPublication(deps, id, userId);
  checkWords([publication], content);
  return commandPublication(deps, publication, { type: 'edit', content });
}

/** Other words for what is not out yet of a post. @throws AppError `not_found`, `validation_failed`, `conflict` */
export async function editPost(deps: OwnDeps, { id, userId, content }: Edit): Promise<PostOutcome> {
  const { publications } = await ownPost(deps, id, userId);
  const listed = publications.filter(({ removedAt }) => removedAt === null);
  if (listed.length === 0) throw new AppError('not_found', { message: 'There is no such post among yours.' });
  const open = listed.filter(({ status }) => status !== 'published' && status !== 'canceled');
  // Should all of them be over, what is said of each is the answer.
  const concerned = open.length > 0 ? open : listed;
  checkWords(open, content);
  return commandPost(deps, concerned, { type: 'edit', content });
}
