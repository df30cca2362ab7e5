import {
  DRAFT_PURPOSES,
  type DraftPurpose,
  type DraftPurposeCode,
} from '@carillon/contracts/domain/draft-purposes.ts';
import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';

/** What a draft is for: a code, with whom it speaks to where the code names them. */
export type Purpose = DraftPurposeCode | Required<DraftPurpose>;

/** The same in English, beside its code. */
export function toldPurpose(purpose: Purpose): Pick<GeneratedPost, 'purpose' | 'purpose_code'> {
  if (typeof purpose === 'string')
    return { purpose: DRAFT_PURPOSES[purpose], purpose_code: { code: purpose } };
  return {
    purpose: DRAFT_PURPOSES[purpose.code].replace('{whom}', () => purpose.whom),
    purpose_code: purpose,
  };
}
