import { type LinkRule, tagsOf, withLinkTags } from '@carillon/contracts/domain/link-tracking.ts';
import { linkRanges } from '@carillon/contracts/domain/links.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** How a post's links are tracked. */
export interface LinkTracking {
  /** Null where the workspace has none; undefined as long as nobody knows. */
  readonly rule: LinkRule | null | undefined;
  readonly on: boolean;
  /** YYYY-MM-DD of the publication, as far as that is known. */
  readonly date: string;
}

/** The text as it is published to an account. */
export const trackedText = (
  text: string,
  { rule, on, date }: LinkTracking,
  network: PlatformName,
  account = '',
): string => (rule && on ? withLinkTags(text, tagsOf(rule, network), { network, account, date }) : text);

/** The networks of which the rule would change a link; whether there is any link at all. */
export function tracksOf(
  rule: LinkRule | null,
  textOf: (network: PlatformName) => string,
  networks: readonly PlatformName[],
): { readonly networks: readonly PlatformName[]; readonly hasLinks: boolean } {
  const tracking = { rule, on: true, date: '' };
  return {
    networks: networks.filter((one) => trackedText(textOf(one), tracking, one) !== textOf(one)),
    hasLinks: networks.some((one) => linkRanges(textOf(one)).length > 0),
  };
}
