import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { SANDBOX_APPS } from '@carillon/social/sandbox-settings.ts';

/** Which network an app was registered with. */
export const networkOfApp = (clientId: string | undefined): PlatformName | undefined =>
  PLATFORM_NAMES.find((name) => SANDBOX_APPS[name].clientId === clientId);
