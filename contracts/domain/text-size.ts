import type { NetworkLimits, PostOptions, TextSize } from '../networks/network.ts';
import { PLATFORMS, type PlatformName } from './platforms.ts';

/**
 * Measures a post's text as its network does.
 * @param limits those of the account, where its server has other ones
 */
export const textSize = (
  platform: PlatformName,
  text: string,
  limits: NetworkLimits = PLATFORMS[platform].limits,
  options?: PostOptions,
): TextSize => PLATFORMS[platform].count(text, limits, options);

/** Measures a comment as its network does. */
export const commentSize = (
  platform: PlatformName,
  text: string,
  limits: NetworkLimits = PLATFORMS[platform].limits,
): TextSize => PLATFORMS[platform].count(text, { ...limits, text: limits.comment });

export const fits = ({ length, most }: TextSize): boolean => length <= most;

/** Returns the longest beginning of a text that its network takes, in whole characters. */
export function cutToFit(platform: PlatformName, text: string, limits?: NetworkLimits): string {
  if (fits(textSize(platform, text, limits))) return text;
  const signs = [...text];
  let [least, most] = [0, signs.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(textSize(platform, signs.slice(0, middle).join(''), limits))) least = middle;
    else most = middle - 1;
  }
  return signs.slice(0, least).join('');
}
