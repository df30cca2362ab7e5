import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';

/** Words that speak for an intent, and how strongly; against it where the weight is below 0. */
export type Cue = readonly [weight: number, words: RegExp];
export type Cues = Readonly<Partial<Record<Intent, readonly Cue[]>>>;
