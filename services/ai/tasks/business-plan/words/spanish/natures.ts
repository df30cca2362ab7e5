import type { PlanWords } from '../plan-words.ts';
import { advice } from './natures/advice.ts';
import { animals } from './natures/animals.ts';
import { care } from './natures/care.ts';
import { community } from './natures/community.ts';
import { consulting } from './natures/consulting.ts';
import { craft } from './natures/craft.ts';
import { creative } from './natures/creative.ts';
import { ensemble } from './natures/ensemble.ts';
import { food } from './natures/food.ts';
import { general } from './natures/general.ts';
import { home } from './natures/home.ts';
import { lodging } from './natures/lodging.ts';
import { rescue } from './natures/rescue.ts';
import { retail } from './natures/retail.ts';
import { software } from './natures/software.ts';
import { teaching } from './natures/teaching.ts';
import { wellness } from './natures/wellness.ts';

export const NATURES: PlanWords['natures'] = {
  consulting,
  software,
  care,
  ensemble,
  rescue,
  community,
  teaching,
  advice,
  wellness,
  creative,
  animals,
  home,
  craft,
  food,
  lodging,
  retail,
  general,
};
