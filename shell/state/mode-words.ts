import type { ModeChoice } from './mode.ts';

const NEXT: Readonly<Record<ModeChoice, ModeChoice>> = { system: 'light', light: 'dark', dark: 'system' };
const NAMES: Readonly<Record<ModeChoice, string>> = { system: 'as the system', light: 'light', dark: 'dark' };

/** What the button chooses, one after the other. */
export const nextMode = (choice: ModeChoice): ModeChoice => NEXT[choice];

/** What the button says of itself. */
export const modeLabel = (choice: ModeChoice): string =>
  `Colors: ${NAMES[choice]}. Switch to ${NAMES[NEXT[choice]]}.`;
