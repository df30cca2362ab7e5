import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

export interface SandboxApp {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The apps that the stand-in knows. Their secrets protect nothing: whatever they reach stays in the sandbox. */
export const SANDBOX_APPS: Record<PlatformName, SandboxApp> = {
  facebook: { clientId: '900000000000001', clientSecret: 'sandbox-facebook-secret' },
  instagram: { clientId: '900000000000002', clientSecret: 'sandbox-instagram-secret' },
  linkedin: { clientId: 'sandbox-linkedin', clientSecret: 'sandbox-linkedin-secret' },
};

/** Which network an app was registered with. */
export const networkOfApp = (clientId: string | undefined): PlatformName | undefined =>
  PLATFORM_NAMES.find((name) => SANDBOX_APPS[name].clientId === clientId);
