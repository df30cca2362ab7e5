import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { z } from 'zod';
import type { Target, Tools } from '../../assistant/tools.ts';

const MAX_ACCOUNTS = 30;

export const accountsInput = z
  .array(
    z.strictObject({
      platform: z.enum(PLATFORM_NAMES).describe('The network'),
      page_id: z
        .string()
        .max(200)
        .nullable()
        .default(null)
        .describe(
          'The page_id that list_accounts returns. Omit it if only one account of the network is connected.',
        ),
    }),
  )
  .min(1)
  .max(MAX_ACCOUNTS);

/** Returns the connected accounts that the input names. @throws AppError that says which one isn't connected, and what to do */
export async function findTargets(
  tools: Pick<Tools, 'networks'>,
  namedAccounts: z.output<typeof accountsInput>,
): Promise<readonly Target[]> {
  const networks = await tools.networks();
  return namedAccounts.map(({ platform, page_id }) => {
    const { targets = [] } = networks.find((one) => one.platform === platform) ?? {};
    const only = page_id === null && targets.length === 1 ? targets[0] : undefined;
    const target = targets.find((one) => one.page_id === page_id) ?? only;
    if (target) return target;
    if (targets.length === 0)
      throw invalid({
        accounts: [`No ${platform} account is connected. Ask the user to connect one on the dashboard.`],
      });
    throw invalid({
      accounts: [`Pass the page_id of a connected ${platform} account, as returned by list_accounts.`],
    });
  });
}
