import { invalid } from '@carillon/kit/errors.ts';
import { checkContent } from '../domain/check-content.ts';
import { tooLongTagged } from '../domain/outgoing-text.ts';
import type { Publication } from '../domain/publication.ts';

/**
 * Whether the networks would take these words, with their links tagged, and the files that are there.
 * @throws AppError `validation_failed`, all of it under `content`
 */
export function checkWords(publications: readonly Publication[], content: string): void {
  const faults = publications.flatMap((publication) => {
    const { platform, targetId: pageId, media } = publication;
    const errors = checkContent([{ platform, pageId, content, firstComment: null }], () => media);
    return [...Object.values(errors), tooLongTagged({ ...publication, content }) ?? []].flat();
  });
  if (faults.length > 0) throw invalid({ content: [...new Set(faults)] });
}
