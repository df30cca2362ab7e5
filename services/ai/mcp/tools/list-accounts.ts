import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const listAccounts = defineTool({
  name: 'list_accounts',
  title: 'List accounts',
  description:
    'Lists the connected pages, accounts and profiles that can be posted to, and the connection state of each network. Needs the scope posts:read.',
  input: z.strictObject({}),
  effect: 'reads',
  repeatable: true,
  async run(_, { tools }) {
    const networks = await tools.networks();
    const accounts = networks.flatMap(({ targets }) => targets);
    const says =
      accounts.length > 0
        ? `Posts can go to ${accounts.length} ${accounts.length === 1 ? 'account' : 'accounts'}.`
        : 'No account is connected. Ask the user to connect one on Carillon’s dashboard.';
    return { says, data: { networks } };
  },
});
