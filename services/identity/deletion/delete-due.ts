import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { PersonalData } from '@carillon/kit/personal-data/personal-data.ts';
import type { Connections } from '../connections/connections.ts';
import { noteRevocation } from '../connections/note-revocation.ts';
import type { Stores } from '../stores/stores.ts';
import { type ClosingDeps, closeAccount, reopenAccount, revokeTokens } from './close-account.ts';
import { leaveWorkspaces } from './leave-workspaces.ts';

interface Deps extends Omit<ClosingDeps, 'stores' | 'relay'> {
  readonly stores: Stores & { readonly personalData: PersonalData };
  readonly relay: Pick<Relay, 'nudge' | 'drain'>;
  readonly connections: Pick<Connections, 'networks'>;
}

/** How long deletions are remembered, because their event may wait for the bus. */
const REMEMBERED_MS = 24 * 3_600_000;

/** Does what a process that died left half done, and deletes whose time is over. */
export async function deleteDue(deps: Deps): Promise<void> {
  const { deletions } = deps.stores;
  for (const userId of await deletions.unclosed()) await closeAccount(deps, userId);
  for (const userId of await deletions.unopened()) await reopenAccount(deps, userId);
  for (const userId of await deletions.due(deps.clock())) await deleteAccount(deps, userId);
  await eraseDeleted(deps);
  await deletions.forget(deps.clock());
}

async function deleteAccount(deps: Deps, userId: string): Promise<void> {
  const { stores, relay, clock } = deps;
  const { securityLog } = deps.telemetry;
  const event = makeEvent(accountDeleted, { user_id: userId }, clock());
  if (!(await stores.deletions.deleteUser(userId, clock(), event))) return;
  relay.nudge();
  securityLog.tell({ event: 'account.deleted', outcome: 'success', userId });
}

/** Identity deletes its own data last, once the events in it are sent. */
async function eraseDeleted(deps: Deps): Promise<void> {
  const { stores, relay, clock } = deps;
  for (const subject of await stores.deletions.unerased()) {
    if (subject.kind === 'user') await leaveWorkspaces(deps, subject.id);
    else await revokeTokens(deps, { workspaceId: subject.id });
    const connected = subject.kind === 'workspace' ? await stores.connections.connectedOf(subject.id) : [];
    const releases = await Promise.all(connected.map((one) => noteRevocation(deps, one)));
    await relay.drain();
    await stores.personalData.erase(subject);
    for (const release of releases) await release();
    await stores.deletions.noteErased(subject.id, new Date(clock().getTime() + REMEMBERED_MS));
  }
}
