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
  /** What only its owner can tell, as a marked gap: what stands in the brackets. */
  readonly asks: readonly string[];
}
