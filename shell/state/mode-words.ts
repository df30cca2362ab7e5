import { t } from '@lingui/core/macro';
import type { ModeChoice } from './mode.ts';

const LABELS: Readonly<Record<ModeChoice, string>> = {
  system: t`Theme: system. Switch to light.`,
  light: t`Theme: light. Switch to dark.`,
  dark: t`Theme: dark. Switch to system.`,
};

export const modeLabel = (choice: ModeChoice): string => LABELS[choice];
