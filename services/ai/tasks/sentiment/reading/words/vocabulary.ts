/** Function words of a language that change what others mean. */
export interface Vocabulary {
  /** Turn round what follows. */
  readonly negations: ReadonlySet<string>;
  /** Negations that together are one: "ne … pas", "no … nada". Any other two undo each other. */
  readonly concord: ReadonlySet<string>;
  /** How the words after a verb negate it, in languages that do that. */
  readonly verbNegation?: VerbNegation;
  /** Make the following words stronger or weaker. */
  readonly boosters: ReadonlySet<string>;
  readonly dampeners: ReadonlySet<string>;
  /** Words after which the text counts more than the text before. */
  readonly contrasts: ReadonlySet<string>;
}

/** "J'aime pas", "je n'aime plus", "ich liebe es nicht". */
export interface VerbNegation {
  readonly negations: ReadonlySet<string>;
  /** A word beside one of these is a verb. */
  readonly pronouns: ReadonlySet<string>;
  /** Verbs may begin with one of these, as "j'aime" does. */
  readonly prefixes: readonly string[];
  /** A verb that begins with it is negated, whatever comes after it. */
  readonly negatingPrefix: string | null;
  /** How many words may come in between, besides boosters, if the negation ends the clause. */
  readonly between: number;
  /** Words that may follow a negation that ends the clause. */
  readonly endings: ReadonlySet<string>;
  /** Not negated, because they express the writer's view of the whole: "leider nicht". */
  readonly asides: ReadonlySet<string>;
}

export const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
