import type { Choose } from '../../../language/choose.ts';
import type { Topic } from '../../../language/topic/topic.ts';
import type { Joints, Phrases } from '../phrases/phrases.ts';

/** What an angle writes with. */
export interface Desk {
  readonly topic: Topic;
  readonly phrases: Phrases;
  readonly joints: Joints;
  readonly choose: Choose;
}

/** A draft as its paragraphs, without hashtags. */
export interface Told {
  readonly paragraphs: readonly string[];
  readonly purpose: string;
  readonly caption: string;
}

/** One way to tell it. */
export type Angle = (desk: Desk) => Told;
