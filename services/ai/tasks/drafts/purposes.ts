import {
  DRAFT_PURPOSES,
  type DraftPurpose,
  type DraftPurposeCode,
} from '@carillon/contracts/domain/draft-purposes.ts';
import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';

/** The purpose of a draft: a code, and the audience if the code names one. */
export type Purpose = DraftPurposeCode | Required<DraftPurpose>;

/** Returns a purpose in English with its code. */
export function describePurpose(purpose: Purpose): Pick<GeneratedPost, 'purpose' | 'purpose_code'> {
  if (typeof purpose === 'string')
    return { purpose: DRAFT_PURPOSES[purpose], purpose_code: { code: purpose } };
  return {
    purpose: DRAFT_PURPOSES[purpose.code].replace('{whom}', () => purpose.whom),
    purpose_code: purpose,
  };
}
