import { FORMAT_NAMES } from '../channel-words.ts';
import type { PlanWords } from '../plan-words.ts';

export const FORMATS = Object.fromEntries(FORMAT_NAMES.map((name) => [name, name])) as PlanWords['formats'];
