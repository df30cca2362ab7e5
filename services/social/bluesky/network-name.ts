import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** Not a network of the product yet, so its name isn't among theirs. */
export const NETWORK = 'bluesky' as PlatformName;
export const LABEL = 'Bluesky';
