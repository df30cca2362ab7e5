import type { LinkRule } from '@carillon/contracts/domain/link-tracking.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import { checkLinkRule, type StoredLinkRule } from '../domain/link-rule.ts';
import type { ApprovalRights } from '../domain/review.ts';
import { refuseUnapproved } from '../review/require-approval.ts';
import type { LinkRuleStore } from '../stores/link-rules.ts';

interface RuleRequest extends LinkRule {
  /** The one that was seen. */
  readonly version: number;
  readonly editor: ApprovalRights;
}

/**
 * Gives a workspace another rule, over the version that was seen.
 * @throws AppError `validation_failed`, `conflict`, `approval_required`
 */
export async function saveLinkRule(
  { stores }: { readonly stores: { readonly linkRules: LinkRuleStore } },
  workspaceId: string,
  { version: seenVersion, editor, ...linkRule }: RuleRequest,
): Promise<StoredLinkRule> {
  refuseUnapproved(editor, 'links');
  const checked = checkLinkRule(linkRule);
  if (!checked.ok) throw invalid(checked.errors);
  const rule = { ...checked.rule, workspaceId, version: seenVersion + 1 };
  if (!(await stores.linkRules.save(rule))) throw new AppError('conflict', { message: OTHER_RULE });
  return rule;
}

const OTHER_RULE = sentence`Link tracking was changed in another tab or by someone else. Check it again.`;
