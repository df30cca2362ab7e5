import { descriptionPurpose } from '@carillon/contracts/domain/description-purposes.ts';
import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { DescribingStep } from '@carillon/contracts/http/ai/generate-description.ts';
import { z } from 'zod';

export interface DescriptionInput {
  readonly topic: string;
  /** The language of the purpose; the description is in the topic's language. */
  readonly locale?: Locale | undefined;
}

export const DESCRIPTION_STEPS = ['Description'] as const satisfies DescribingStep[];
export type DescriptionStep = (typeof DESCRIPTION_STEPS)[number];

/** A text, with its own hashtags in the last line if it had some, and plain sentences on its purpose and edits. */
export const descriptionOutput = z.object({
  content: z.string().min(1).max(10_000),
  purpose: z.string().max(1_000),
  purpose_code: descriptionPurpose.optional(),
  /** Parts that a model had made up. */
  removed: z.array(z.string().max(500)).max(50).optional(),
});
export type DescriptionOutput = z.infer<typeof descriptionOutput>;
