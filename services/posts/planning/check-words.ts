import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { invalid } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { checkContent } from '../domain/check-content.ts';
import { tooLongTagged } from '../domain/outgoing-text.ts';
import type { Publication } from '../domain/publication.ts';
import { accountLimits } from './account-limits.ts';
import type { Asker } from './check-targets.ts';

/**
 * Whether the accounts' servers would take these words, with their links tagged, and the files that are there.
 * @throws AppError `validation_failed`, all of it under `content`
 */
export async function checkWords(
  identity: ServiceClient,
  asker: Asker,
  publications: readonly Publication[],
  content: string,
): Promise<void> {
  const all = await accountLimits(identity, asker, publications);
  const faults = publications.flatMap((publication, n) => {
    const { platform, targetId: pageId, media, options } = publication;
    const limits = all[n] ?? PLATFORMS[platform].limits;
    const entry = { platform, pageId, content, firstComment: null, options };
    const errors = checkContent(
      [entry],
      () => media,
      () => limits,
    );
    return [...Object.values(errors), tooLongTagged({ ...publication, content }, limits) ?? []].flat();
  });
  if (faults.length > 0) throw invalid({ content: [...new Set(faults)] });
}
