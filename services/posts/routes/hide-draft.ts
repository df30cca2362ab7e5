import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { text, toText } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { tokenRefusal } from '@carillon/kit/identity/token-refusal.ts';

/**
 * A draft conflict returns the current draft. A token that may not read drafts only learns that there is a conflict.
 * @throws the given error, or one without the draft in it
 */
export function hideDraft(cause: unknown, scopes: readonly TokenScope[] | undefined): never {
  const isConflict = cause instanceof AppError && cause.code === 'draft_changed';
  if (!isConflict || !scopes || !tokenRefusal(getDraft, scopes)) throw cause;
  throw new AppError('draft_changed', {
    message: text`${{ what: toText(cause.words) }} To read it, use an access token with the scope ${{ scope: getDraft.scope ?? '' }}.`,
    cause,
  });
}
