import type { Topic } from '../../../language/topic/topic.ts';
import type { Angle } from './angle.ts';
import { answers, list } from './arrange.ts';
import { soberAngles } from './sober.ts';
import { announcement, question, share, short } from './tell.ts';

/** Different in angle, tone and structure, in the order they are shown. */
const ANGLES: readonly Angle[] = [announcement, question, list, share, answers, short];

/** The ways to tell this topic: six, or for bad news those that are sober. */
export const anglesFor = (topic: Topic): readonly Angle[] => (topic.gravity ? soberAngles(topic) : ANGLES);
