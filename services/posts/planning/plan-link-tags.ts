import { tagsOf } from '@carillon/contracts/domain/link-tracking.ts';
import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { NetworkLimits } from '@carillon/contracts/networks/network.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import type { Entry } from '../domain/check-entries.ts';
import { tooLongTagged } from '../domain/outgoing-text.ts';
import type { Due } from '../domain/post.ts';
import type { PlannedTags } from '../domain/publication.ts';
import type { LinkRuleStore } from '../stores/link-rules.ts';
import type { CheckedTarget } from './check-targets.ts';
import type { PostRequest } from './post-request.ts';

export interface LinkDeps {
  readonly stores: { readonly linkRules: Pick<LinkRuleStore, 'find'> };
}

interface Planned {
  readonly entries: readonly Entry[];
  readonly targets: readonly CheckedTarget[];
  readonly due: Due;
  /** The limits of each entry's account. */
  readonly limits: readonly NetworkLimits[];
}

/**
 * Plans the parameters for the links of each entry, by the rule of the workspace and the choice of the post's writer.
 * Dates have the same length in every post, so that a text that fits now fits whenever it is published.
 * @throws AppError `validation_failed` where they make a text too long for its network
 */
export async function planLinkTags(
  { stores }: LinkDeps,
  { workspaceId, linkTracking }: Pick<PostRequest, 'workspaceId' | 'linkTracking'>,
  { entries, targets, due, limits }: Planned,
): Promise<(PlannedTags | undefined)[]> {
  if (linkTracking === false) return [];
  const rule = await stores.linkRules.find(workspaceId);
  if (!rule || !(linkTracking ?? rule.enabled)) return [];
  const timezone = due.timezone ?? targets[0]?.timezone ?? 'UTC';
  const tagPlans = entries.map(({ platform }) => {
    const tags = tagsOf(rule, platform);
    return tags ? { ...tags, timezone } : undefined;
  });
  const errors: Record<string, readonly Text[]> = {};
  for (const [n, { platform, content, options }] of entries.entries()) {
    const { name: targetName = '' } = targets[n] ?? {};
    const words = { platform, content, targetName, linkTags: tagPlans[n], options: options ?? undefined };
    const fault = tooLongTagged({ ...words, ...due }, limits[n] ?? PLATFORMS[platform].limits);
    if (fault) errors[`platforms.${n}.content`] = [fault];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return tagPlans;
}
