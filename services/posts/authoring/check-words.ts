import { invalid } from '@carillon/kit/errors.ts';
import { checkContent } from '../domain/check-content.ts';
import type { Publication } from '../domain/publication.ts';

/**
 * Whether the networks would take these words with the files that are there.
 * @throws AppError `validation_failed`, all of it under `content`
 */
export function checkWords(publications: readonly Publication[], content: string): void {
  const faults = publications.flatMap(({ platform, pageId, media }) =>
    Object.values(checkContent([{ platform, pageId, content, firstComment: null }], () => media)).flat(),
  );
  if (faults.length > 0) throw invalid({ content: [...new Set(faults)] });
}
