import type { ModeChoice } from './mode.ts';

const NEXT: Readonly<Record<ModeChoice, ModeChoice>> = { system: 'light', light: 'dark', dark: 'system' };

/** Returns the mode that the button chooses next. */
export const nextMode = (choice: ModeChoice): ModeChoice => NEXT[choice];
