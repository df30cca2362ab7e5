import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type Account, type Meanings, readAccounts } from './accounts.ts';

/** A network whose name alone can mean several accounts. */
export interface AmbiguousNetwork {
  readonly platform: PlatformName;
  readonly accounts: readonly Account[];
  /** How many rows name it alone. */
  readonly rows: number;
}

/** Lists the networks that cells name alone although it isn’t clear which of their accounts is meant, or was not at first. */
export function listAmbiguous(
  cells: readonly string[],
  accounts: readonly Account[],
  meanings: Meanings = {},
): AmbiguousNetwork[] {
  const counts = new Map<PlatformName, number>();
  for (const cell of cells)
    for (const platform of new Set([{}, meanings].flatMap((one) => readAccounts(cell, accounts, one).open)))
      counts.set(platform, (counts.get(platform) ?? 0) + 1);
  return PLATFORM_NAMES.filter((name) => counts.has(name)).map((platform) => ({
    platform,
    accounts: accounts.filter((one) => one.platform === platform),
    rows: counts.get(platform) ?? 0,
  }));
}
