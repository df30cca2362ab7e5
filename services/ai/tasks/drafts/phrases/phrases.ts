export type Lines = readonly [string, ...string[]];
export type Triple = readonly [string, string, string];

/**
 * What the writer says around the topic's own words. No line may state anything about the business, its people or
 * its customers. {us}, {We}, {lead}, {Lead}, {or} and {list} are filled in.
 */
export interface Phrases {
  /** Before a bare name with its article, to make a sentence of it; null where that can't be done. */
  readonly present: Lines | null;
  /** Below the plain announcement. */
  readonly act: Lines;
  /** A question to open with, and what to do with the answer. */
  readonly ask: Lines;
  readonly answer: Lines;
  /** The same when there is a list to choose from; null where its items are no choice. */
  readonly choose: { readonly ask: Lines; readonly answer: Lines } | null;
  /** To be passed on: how it opens and how it ends. */
  readonly share: Lines;
  readonly tag: Lines;
  /** Below the facts at a glance, and below questions and answers. */
  readonly keep: Lines;
  readonly further: Lines;
  /** A list of small things that the reader can do, and what leads from it to the topic. */
  readonly steps: { readonly title: Lines; readonly lines: Triple; readonly reason: string };
  /** Answers to choose from by an emoji. */
  readonly poll: { readonly title: Lines; readonly how: string; readonly lines: Triple };
  /** For the short one: what opens it when the topic gives no date, and its last words. */
  readonly brief: Lines;
  readonly last: Lines;
}

/** The small words that join facts in a language. */
export interface Joints {
  readonly or: string;
  readonly and: string;
  readonly when: string;
  readonly where: string;
  readonly price: string;
  /** As the language sets it: French with a space before. */
  readonly colon: string;
  /** The questions that facts answer. */
  readonly asks: {
    readonly name: string;
    readonly clause: string;
    readonly request: string;
    readonly items: string;
    readonly when: string;
    readonly where: string;
    readonly price: string;
  };
  /** What the labels above make superfluous at the beginning of a fact. */
  readonly superfluous: RegExp;
}
