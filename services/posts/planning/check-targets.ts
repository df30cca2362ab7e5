import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { checkTarget } from '@carillon/contracts/http/identity/connections/check-target.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { ServerLimits } from '@carillon/social/capabilities/connect.ts';
import { chosenTwiceText, type Entry } from '../domain/check-entries.ts';

/** Whose targets, and who asks. */
export interface Asker {
  readonly workspaceId: string;
  readonly createdBy: string;
}

export interface CheckedTarget {
  readonly id: string;
  readonly name: string;
  /** The user's own, when identity says. */
  readonly timezone: string | undefined;
  /** The limits in which its server differs. Absent if it has none of its own. */
  readonly limits?: ServerLimits | undefined;
}

/**
 * Asks identity about every target, so that one bad one refuses the post as a whole.
 * @throws AppError `validation_failed`; `not_connected` when that is all that is wrong
 */
export async function checkTargets(
  identity: ServiceClient,
  asker: Asker,
  entries: readonly Entry[],
  /** Where each entry is in the request, which errors name. */
  positions: readonly number[] = [...entries.keys()],
): Promise<CheckedTarget[]> {
  const answers = await Promise.all(entries.map((entry) => askTarget(identity, asker, entry)));
  const refusals = answers.flatMap((answer, n) => (answer instanceof AppError ? [{ error: answer, n }] : []));
  if (refusals.length === 0) {
    const targets = answers.filter((answer): answer is CheckedTarget => !(answer instanceof AppError));
    refuseTwice(entries, targets, positions);
    return targets;
  }

  const errors: Record<string, readonly (string | Text)[]> = {};
  for (const { error, n } of refusals) {
    const field = error.code === 'not_connected' ? 'platform_id' : 'page_id';
    errors[`platforms.${positions[n]}.${field}`] = [error.words];
  }
  const [first] = refusals;
  if (first && refusals.every(({ error }) => error.code === 'not_connected'))
    throw new AppError('not_connected', { message: first.error.words, errors });
  throw invalid(errors);
}

/**
 * A named profile and the default one may be the same.
 * @throws AppError `validation_failed`
 */
function refuseTwice(
  entries: readonly Entry[],
  targets: readonly CheckedTarget[],
  positions: readonly number[],
): void {
  const seenTargets = new Set<string>();
  for (const [n, entry] of entries.entries()) {
    const key = `${entry.platform} ${targets[n]?.id}`;
    if (seenTargets.has(key))
      throw invalid({ [`platforms.${positions[n]}.page_id`]: [chosenTwiceText(entry)] });
    seenTargets.add(key);
  }
}

/** One target. An obstacle is a result too. */
export async function askTarget(
  identity: ServiceClient,
  { workspaceId, createdBy }: Asker,
  { platform, pageId }: Pick<Entry, 'platform' | 'pageId'>,
): Promise<CheckedTarget | AppError> {
  try {
    const target = { platform_id: PLATFORMS[platform].id, page_id: pageId };
    const body = { workspace_id: workspaceId, user_id: createdBy, ...target };
    const { target_id: id, target_name: name, timezone, limits } = await identity.call(checkTarget, { body });
    // Parsed JSON has no member that is present and undefined.
    return { id, name, timezone, ...(limits && { limits: limits as ServerLimits }) };
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_connected' || error.code === 'not_found'))
      return error;
    throw error;
  }
}
