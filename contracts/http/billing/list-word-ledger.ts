import { z } from 'zod';
import { cursor } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';

/** Kinds of changes to a workspace's words. */
export const WORD_ENTRIES = ['grant', 'spend', 'revoke'] as const;

const entry = z.object({
  id: z.string().max(200),
  kind: z.enum(WORD_ENTRIES),
  /** The reason as a code: `sign_up`, `plan`, or the task (`drafts`, `description`, …). */
  reason: z.string().max(100),
  /** Positive for a grant. Negative for words spent or taken back with a refund, and 0 if none were left. */
  words: z.number().int(),
  /** Granted and not yet spent after it; reserved words count as left. */
  left: z.number().int().nonnegative(),
  at: z.iso.datetime(),
});
export type WordLedgerEntry = z.infer<typeof entry>;

/** The newest first, fifty per page. */
export const listWordLedger = defineOperation({
  id: 'billing.listWordLedger',
  method: 'GET',
  path: '/words/ledger',
  access: 'viewer',
  summary: 'List how words were granted and spent',
  query: z.object({
    /** `next` of the page before. */
    before: cursor.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    entries: z.array(entry),
    /** Where the next page begins; null when this is the last. */
    next: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
