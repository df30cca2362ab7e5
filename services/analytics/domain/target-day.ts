import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { FigureName } from '@carillon/contracts/http/analytics/figures.ts';
import type { Counts } from './figures.ts';

/** Growth of one target on one UTC day. */
export interface TargetDay {
  readonly platform: PlatformName;
  readonly targetId: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** By the hour, 0 to 23. */
  readonly hours: Readonly<Record<string, Counts>>;
  /** The figures that its network gave that day. */
  readonly known: readonly FigureName[];
  /** The last that were read that day; null when none were. */
  readonly followers: number | null;
}

export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
export const utcHour = (at: Date): number => at.getUTCHours();
