import { bodyOf } from '../../api-client.ts';
import { connect } from '../../testing/connected-user.ts';
import type { Account, Carillon } from './carillon.ts';
import type { Owner } from './owner.ts';

/** Signs somebody up, who connects these networks. */
export async function connectedOwner(
  carillon: Carillon,
  name: string,
  platforms: readonly ('facebook' | 'instagram')[],
): Promise<Account & Owner> {
  const account = await carillon.signUp(name);
  for (const platform of platforms) await connect(account.client, platform, name);
  const { pages } = await bodyOf<{ pages: { id: string }[] }>(
    account.client.get('/api/facebook/check-connection'),
  );
  const pageId = pages[0]?.id ?? '';
  return {
    ...account,
    url: carillon.url,
    pageId,
    logInAgain: () => carillon.logInAgain(name),
    getMember: () => carillon.addMember(account.client),
    getComment: () => carillon.addComment(account.workspaceId, pageId),
  };
}
