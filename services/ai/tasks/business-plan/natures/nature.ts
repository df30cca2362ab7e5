/** A row of posts on one side of a business. `{thing}` and `{who}` are its own words, see `own/fill.ts`. */
export interface PillarText {
  readonly name: string;
  readonly why: string;
  /** How much of all posts it is worth beside the others. */
  readonly weight: number;
  readonly posts: readonly string[];
}

/** What kind of work a business does, and what of it is worth showing. */
export interface Nature {
  readonly test: RegExp;
  readonly pillars: readonly PillarText[];
  /** Questions that only the owner can answer: the text of marked gaps. */
  readonly asks: readonly string[];
}
