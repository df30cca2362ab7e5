import { invalid } from '../errors.ts';

const MOST_TARGETS = 100;

/** The ids in a list that is separated by commas. @throws AppError `validation_failed` about `targets` */
export function readTargetIds(given: string | undefined): string[] | undefined {
  const ids = given?.split(',');
  if (ids && ids.length > MOST_TARGETS)
    throw invalid({ targets: [`Ask for at most ${MOST_TARGETS} accounts.`] });
  return ids;
}
