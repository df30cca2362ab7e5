/** What is said to an assistant, and how English says it; the longer of two stands first. */
export type Gloss = readonly (readonly [said: string, english: string])[];
