import { ALT_TEXT_LENGTH } from '@carillon/contracts/domain/limits.ts';
import { connectionName, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { GoesOut } from '@carillon/contracts/domain/strictest.ts';

/** The maximum length of an alt text, and whose limit it is. Null for Carillon's own. */
export interface AltTextLimit {
  readonly most: number;
  readonly by: string | null;
}

type Network = { readonly platform: PlatformName } & Pick<GoesOut, 'accounts'>;

/** The shortest limit of all that a post goes to. */
export const altTextLimit = (networks: readonly Network[]): AltTextLimit =>
  networks
    .flatMap(({ platform, accounts = [] }) =>
      accounts.map(({ account, limits }) => ({
        most: limits.altText ?? ALT_TEXT_LENGTH,
        by: connectionName(platform, account),
      })),
    )
    .reduce<AltTextLimit>((least, one) => (one.most < least.most ? one : least), {
      most: ALT_TEXT_LENGTH,
      by: null,
    });
