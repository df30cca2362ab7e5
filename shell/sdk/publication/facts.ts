import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** The query key of a publication's changes. */
export const publicationFact = (id: string): string => `publication ${id}`;

/** Whether one network is connected. */
export const connectionFact = (platform: PlatformName): string => `connection ${platform}`;
