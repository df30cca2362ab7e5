import type { Angle } from './angle.ts';
import { answers, list } from './arrange.ts';
import { announcement, question, share, short } from './tell.ts';

/** Different in angle, tone and structure, in the order they are shown. */
export const ANGLES: readonly Angle[] = [announcement, question, list, share, answers, short];
