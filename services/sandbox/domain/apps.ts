import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { sandboxAppOf } from '@carillon/social/sandbox-settings.ts';

/** Which network an app was registered with. */
export const networkOfApp = (clientId: string | undefined): PlatformName | undefined =>
  sandboxAppOf(clientId);
