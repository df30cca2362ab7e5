import { listText } from './list-text.ts';
import { labelOf, PLATFORMS, type PlatformName } from './platforms.ts';

/** What makes a network work that is not set up; without a full stop. */
export function howToSetUp(platform: PlatformName): string {
  const { connect } = PLATFORMS[platform];
  const own = connect.how === 'oauth' ? `${listText(connect.credentials)}, or ` : '';
  return `Its operator can set ${own}SANDBOX=on for a stand-in`;
}

/** What a network says that is not set up; without a full stop. */
export const notSetUp = (platform: PlatformName): string =>
  `${labelOf(platform)} is not set up on this server. ${howToSetUp(platform)}`;
