import type { ModeChoice } from './mode.ts';

const NEXT: Readonly<Record<ModeChoice, ModeChoice>> = { system: 'light', light: 'dark', dark: 'system' };

/** What the button chooses, one after the other. */
export const nextMode = (choice: ModeChoice): ModeChoice => NEXT[choice];
