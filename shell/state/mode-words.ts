import { t } from '@lingui/core/macro';
import type { ModeChoice } from './mode.ts';

const LABELS: Readonly<Record<ModeChoice, string>> = {
  system: t`Colors: as the system. Switch to light.`,
  light: t`Colors: light. Switch to dark.`,
  dark: t`Colors: dark. Switch to as the system.`,
};

/** What the button says of itself. */
export const modeLabel = (choice: ModeChoice): string => LABELS[choice];
