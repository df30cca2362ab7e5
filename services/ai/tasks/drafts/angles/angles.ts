import type { AngleName } from '../../../knowledge/occasion.ts';
import type { Angle } from './angle.ts';
import {
  asked,
  audience,
  beforehand,
  cares,
  myth,
  passOn,
  problem,
  question,
  reasons,
  scene,
  tips,
} from './general.ts';
import { announcement, date, glance, number, plain, short, skeleton } from './of-topic.ts';

export const ANGLES: Readonly<Record<AngleName, Angle>> = {
  announcement,
  glance,
  question,
  problem,
  asked,
  tips,
  beforehand,
  myth,
  scene,
  audience,
  cares,
  number,
  date,
  reasons,
  'pass-on': passOn,
  plain,
  skeleton,
  short,
};
