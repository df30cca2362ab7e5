import { type Text, text } from '../text.ts';
import { labelOf, PLATFORMS, type PlatformName } from './platforms.ts';

/** Explains how an administrator sets up a network. */
export function howToSetUp(platform: PlatformName): Text {
  const { connect } = PLATFORMS[platform];
  return connect.how === 'oauth' && connect.credentials.length > 0
    ? text`The server’s administrator can set ${{ settings: connect.credentials }}, or SANDBOX=on for a simulated network.`
    : text`The server’s administrator can set SANDBOX=on for a simulated network.`;
}

/** The error of a network that isn't set up. */
export const notSetUp = (platform: PlatformName): Text =>
  text`${{ network: labelOf(platform) }} is not set up on this server. ${{ how: howToSetUp(platform) }}`;
