/** The small words of a language that change what others say. */
export interface Vocabulary {
  /** Turn round what follows. */
  readonly negations: ReadonlySet<string>;
  /** Make what follows stronger, and weaker. */
  readonly boosters: ReadonlySet<string>;
  readonly dampeners: ReadonlySet<string>;
  /** What comes after one of these counts more than what came before. */
  readonly contrasts: ReadonlySet<string>;
}

export const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
