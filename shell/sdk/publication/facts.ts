import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** What becomes of one publication. */
export const publicationFact = (id: string): string => `publication ${id}`;

/** Whether one network is connected. */
export const connectionFact = (platform: PlatformName): string => `connection ${platform}`;
