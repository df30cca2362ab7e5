import type { Language } from '../detection/telling-words.ts';

export type { Language };

export type FactKind =
  | 'link'
  | 'email'
  | 'phone'
  | 'hashtag'
  | 'mention'
  | 'price'
  | 'percent'
  | 'date'
  | 'time'
  | 'day'
  | 'duration'
  | 'quantity'
  | 'code'
  | 'place'
  | 'number'
  | 'name';

/** Something that a text states and that nobody may change: a price, a date, a name, an address. */
export interface StatedFact {
  readonly kind: FactKind;
  /** The fact's words in the text. */
  readonly text: string;
  /** Its position: from its first character to after its last one. */
  readonly at: number;
  readonly end: number;
}
