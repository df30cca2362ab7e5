/** A phrase to an assistant and its English; longer phrases come first. */
export type Gloss = readonly (readonly [said: string, english: string])[];
