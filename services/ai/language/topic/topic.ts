import type { OccasionName } from '../../knowledge/occasion.ts';
import type { Brief } from '../facts/brief.ts';
import type { Form } from './form.ts';
import type { Gravity } from './grave.ts';
import type { Language } from './language.ts';

/** When, where or how much, in the topic's own words: "from Monday", "in Hyde Park", "25 euros". */
export interface Fact {
  readonly kind: 'when' | 'where' | 'price';
  readonly text: string;
}

/** What the writer understands of a topic; every word in it is the topic's own. */
export interface Topic {
  /** What it says, which each draft must carry. */
  readonly brief: Brief;
  /** Hashtags that the user wrote, without their sign. */
  readonly tags: readonly string[];
  readonly language: Language;
  /** A name for something, a whole clause, an imperative, a question, or the title of something to be told. */
  readonly form: Form;
  /** What a post about it is for. */
  readonly occasion: OccasionName;
  /** What kind of bad news it is, if it is any. */
  readonly gravity: Gravity | null;
  /** Who speaks. */
  readonly voice: 'we' | 'I';
  /** Its first sentence, whole, with the greeting. */
  readonly statement: string;
  /** An exclamation that stood before it: "Big news!" */
  readonly greeting: string;
  /** The statement without its list, its closing facts and its full stop: "Our spring cakes". */
  readonly lead: string;
  /** The same as it stands inside a sentence: "our spring cakes". */
  readonly inline: string;
  /** What it is about, as a noun phrase for inside a sentence: "a rye loaf"; null where the grammar is not sure. */
  readonly thing: string | null;
  /** The statement as the business itself says it, where the topic speaks of it from outside: "We introduce a rye loaf." */
  readonly ours: string | null;
  /** The list that the statement gives, if it gives one. */
  readonly items: readonly string[];
  /** Whether it is a choice between them: "beef, lamb or nut roast". */
  readonly either: boolean;
  /** What stood at the statement's beginning or end, in that order. */
  readonly facts: readonly Fact[];
  /** The sentences that follow. */
  readonly more: readonly string[];
  /** Addresses, each with the words that ask for it if there were some: "Book at https://…". */
  readonly links: readonly string[];
  readonly emoji: string;
}
