import { invalid } from '../errors.ts';

const MAX_TARGETS = 100;

/** The ids in a list that is separated by commas. @throws AppError `validation_failed` about `targets` */
export function readTargetIds(idsText: string | undefined): string[] | undefined {
  const ids = idsText?.split(',');
  if (ids && ids.length > MAX_TARGETS)
    throw invalid({ targets: [`Ask for at most ${MAX_TARGETS} accounts.`] });
  return ids;
}
