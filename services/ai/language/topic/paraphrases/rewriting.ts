/** What a sentence must be like, and what may stand for it: $1 is a part as it is, ^1 with a capital, _1 without. */
export type Rewriting = readonly [pattern: RegExp, ...forms: string[]];
