import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connections, providers } from './security-log/connections.ts';
import { dataExport, deletion } from './security-log/leaving.ts';
import { emails, resets } from './security-log/mailed-links.ts';
import { LATER, PASSWORD, WRONG } from './security-log/people.ts';
import { limits, strangers } from './security-log/refusals.ts';
import { secondFactors } from './security-log/second-factors.ts';
import { accounts, passwords, sessions } from './security-log/sessions.ts';
import { tokens } from './security-log/tokens.ts';
import { documented, type WatchedLog, watchSecurityLog } from './security-log/watch.ts';
import { workspaces } from './security-log/workspaces.ts';

let log: WatchedLog;
beforeAll(async () => {
  log = await watchSecurityLog();
});
afterAll(() => log.close());

/** Not here, and where else. */
const NOT_WALKED = {
  'caller.refused':
    'services call each other within one process here: services/kit/http/on-behalf-of.unit.test.ts',
  'grant.left': 'it takes two days: services/identity/test/revocation.int.test.ts',
  'export.broken': 'one this small is whole before it can be left: data-export.int.test.ts',
};

test('each event of the tables is recorded, with who, from where and the outcome, and without secrets', async () => {
  const { replies, tells, lines, written } = log;
  await strangers(log);
  await deletion(log);
  await dataExport(log);
  const { client, user_id, workspace_id } = await accounts(log);
  await sessions(log, client, user_id);
  await secondFactors(log, client, user_id);
  await tokens(log, client, user_id);
  await providers(log, client, user_id);
  await connections(log, client, user_id, workspace_id);
  await passwords(log, client, user_id);
  await resets(log);
  await emails(log);
  await workspaces(log, client, user_id, workspace_id);
  await limits(log);
  await tells('logout', () => client.post('/api/logout', {}), { user_id, session_id: expect.any(String) });

  const outcomes = lines().map(({ event, outcome }) => `${event} ${outcome}`);
  const documentedEvents = [...documented()].filter(([event]) => !(event in NOT_WALKED));
  expect([...new Set(outcomes)].sort()).toEqual(documentedEvents.map((one) => one.join(' ')).sort());

  expect(replies.secrets.size).toBeGreaterThan(8);
  for (const secret of [PASSWORD, WRONG, LATER, 'password123', 'a guess', ...replies.secrets])
    expect(written()).not.toContain(secret);
  expect(written()).not.toMatch(/@example\.com|a-code-of-nobody|a-state-of-nobody|Nobody’s business/);
});
