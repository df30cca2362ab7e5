import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { listText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** Says what makes a network work that is not set up. */
export function setUpText(platform: PlatformName): string {
  const { connect } = PLATFORMS[platform];
  const settings = connect.how === 'oauth' ? listText(connect.credentials) : '';
  return settings
    ? t`Its administrator can set ${settings}, or SANDBOX=on for a simulated network.`
    : t`Its administrator can set SANDBOX=on for a simulated network.`;
}
