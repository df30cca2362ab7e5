import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { text, toText } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { tokenRefusal } from '@carillon/kit/identity/token-refusal.ts';

/**
 * A conflict over a draft shows what is there instead; a token that may not read drafts is told only that there is.
 * @throws the error that it was given, or one without the draft in it
 */
export function hideDraft(cause: unknown, scopes: readonly TokenScope[] | undefined): never {
  const isConflict = cause instanceof AppError && cause.code === 'draft_changed';
  if (!isConflict || !scopes || !tokenRefusal(getDraft, scopes)) throw cause;
  throw new AppError('draft_changed', {
    message: text`${{ what: toText(cause.words) }} To read it, use an access token with the scope ${{ scope: getDraft.scope ?? '' }}.`,
    cause,
  });
}
