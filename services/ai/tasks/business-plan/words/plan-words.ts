import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Channel } from '../reading/channels.ts';
import type { AudienceKind, GoalKind, Nature, PostedChallenge, QuietChallenge } from '../reading/kinds.ts';
import type { ChannelWords, FormatName } from './channel-words.ts';
import type { SectionWords } from './section-words.ts';

/** A user's words that a sentence may hold. Languages that can't inflect them quote them or put them after a colon. */
export interface Slots {
  /** The business's offer: "church organ". */
  readonly thing: string;
  /** The first audience: "parish councils". */
  readonly who: string;
}

export interface PillarWords {
  readonly name: string;
  readonly why: string;
  readonly posts: readonly [string, string, string];
}

/** A kind of work: three pillars, and two questions that only the owner can answer. */
export interface NatureWords {
  readonly pillars: readonly [PillarWords, PillarWords, PillarWords];
  readonly asks: readonly [string, string];
}

export interface GoalWords {
  /** The counted unit; up to the first comma, it is also used after a colon. */
  readonly count: string;
  readonly where: string;
  /** The action if the count doesn't grow. */
  readonly act: string;
  readonly posts: readonly [string, string];
}

/** Data on which an answer to a challenge may depend. */
export interface ChallengeSlots extends Slots {
  readonly channel: string;
  /** "3 posts". */
  readonly posts: string;
  /** In the user's words. Null if they gave none. */
  readonly time: string | null;
  readonly hasMoney: boolean;
}

export interface PostedAnswer {
  readonly answer: string;
  readonly pillar: PillarWords;
}

/** All words of a plan in one language. A missing sentence is a type error. */
export interface PlanWords {
  readonly locale: Locale;
  /** A user's words, adapted for use inside a sentence. */
  inSentence(text: string): string;
  /** The language's own words where a sentence holds them behind a colon. */
  afterColon(text: string): string;
  quote(text: string): string;
  /** "label: text". */
  labeled(label: string, text: string): string;
  readonly natures: Readonly<Record<Nature, (slots: Slots) => NatureWords>>;
  /** `unit` is what the goal counts, in the user's words. */
  readonly goals: Readonly<Record<GoalKind, (unit: string) => GoalWords>>;
  readonly posted: Readonly<Record<PostedChallenge, (slots: ChallengeSlots) => PostedAnswer>>;
  readonly quiet: Readonly<Record<QuietChallenge, (slots: ChallengeSlots) => string>>;
  readonly audiences: Readonly<Record<AudienceKind, string>>;
  /** Channels without words of their own get `otherChannel`. */
  readonly channels: Readonly<Partial<Record<Channel, ChannelWords>>>;
  readonly otherChannel: ChannelWords;
  readonly formats: Readonly<Record<FormatName, string>>;
  readonly sections: SectionWords;
}
