import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { z } from 'zod';
import type { Target, Tools } from '../../assistant/tools.ts';

const MAX_ACCOUNTS = 30;

export const accountsInput = z
  .array(
    z.strictObject({
      platform: z.enum(PLATFORM_NAMES),
      page_id: z
        .string()
        .max(200)
        .nullable()
        .default(null)
        .describe('As list_accounts gives it. Left out: the only account of that network'),
    }),
  )
  .min(1)
  .max(MAX_ACCOUNTS);

/** The connected accounts that are named. @throws AppError that says which one is not, and what to do */
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
        accounts: [`No ${platform} account is connected. The user connects one on the dashboard.`],
      });
    throw invalid({ accounts: [`Say which ${platform} account: list_accounts gives each page_id.`] });
  });
}
