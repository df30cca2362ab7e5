import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { ACCOUNT_DELETED, WORKSPACE_DELETED } from '@carillon/contracts/testing/examples/events.ts';
import { expect } from '@jest/globals';
import { createInProcessBus } from '../bus/in-process-bus.ts';
import { loadConfig } from '../config.ts';
import type { Entry } from '../service/entry.ts';
import { connectUnchecked } from '../store/connect.ts';
import type { Pacts } from './pact.ts';
import { quietLog } from './quiet-log.ts';
import { testRuntime } from './test-runtime.ts';
import { testStore } from './test-store.ts';

/** The pacts of a process that erases deleted data: it stores each deletion, to look for leftovers later. */
export async function hearDeletions(
  { message }: Pacts,
  entry: Entry,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const store = await testStore();
  const bus = createInProcessBus({ log: quietLog });
  const service = await entry.open(loadConfig(entry.settings, env), testRuntime(entry, { bus, store }));
  const raw = await connectUnchecked(store.uri, `${store.prefix}_${entry.service.name}`);
  try {
    await message(accountDeleted, ACCOUNT_DELETED, service.consumers ?? []);
    await message(workspaceDeleted, WORKSPACE_DELETED, service.consumers ?? []);
    const erasures = await raw.collection('erasures').find().toArray();
    expect(erasures.map(({ _id }) => String(_id)).toSorted()).toEqual([
      `user ${ACCOUNT_DELETED.user_id}`,
      `workspace ${WORKSPACE_DELETED.workspace_id}`,
    ]);
  } finally {
    await raw.close();
    await service.close();
    await bus.close();
    await store.release();
  }
}
