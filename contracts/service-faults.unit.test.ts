import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineDataExport } from './data-export.ts';
import { defineEvent } from './event.ts';
import { accountDeleted } from './events/identity/account-deleted.ts';
import { workspaceDeleted } from './events/identity/workspace-deleted.ts';
import { defineOperation } from './operation.ts';
import { defineService } from './service.ts';
import { serviceFaults } from './service-faults.ts';
import type { CallerName, ServiceName } from './service-names.ts';

type Definition = Parameters<typeof defineService>[0];
type Process = Definition['processes'][string];

const asServiceName = (name: string) => name as ServiceName;
const tea = defineEvent({ type: 'kitchen.tea.ready', version: 1, data: z.object({}) });
const brew = (over: { id?: string; access?: 'viewer' | [CallerName] } = {}) =>
  defineOperation({
    id: 'kitchen.brew',
    method: 'POST',
    path: '/tea',
    access: 'viewer',
    summary: 'Make tea',
    response: z.object({}),
    ...over,
  });

const kitchen = (process: Partial<Process> = {}, over: Partial<Definition> = {}) =>
  defineService({
    name: asServiceName('kitchen'),
    operations: [brew()],
    publishes: [tea],
    processes: {
      kitchen: { kind: 'api', summary: 'tea', port: 8090, opsPort: 9090, servers: ['rabbitmq'], ...process },
    },
    ...over,
  });
const guest = (process: Partial<Process> = {}) =>
  defineService({
    name: asServiceName('guest'),
    processes: {
      guest: {
        kind: 'worker',
        summary: 'drinks',
        opsPort: 9091,
        servers: ['rabbitmq'],
        subscribesTo: [tea],
        ...process,
      },
    },
  });

test('descriptors that fit have no faults', () => {
  expect(serviceFaults([kitchen(), guest({ calls: [asServiceName('kitchen')] })])).toEqual([]);
});

test.each([
  ['a process and a port twice', [kitchen(), kitchen()], ['process kitchen', 'port 8090', 'port 9090']],
  [
    'another’s operations',
    [kitchen({}, { operations: [brew({ id: 'cellar.brew' })] })],
    ['operation cellar.brew belongs'],
  ],
  [
    'another’s events',
    [defineService({ name: asServiceName('cellar'), publishes: [tea], processes: {} })],
    ['event kitchen.tea.ready belongs'],
  ],
  ['operations that nothing answers', [kitchen({ kind: 'worker' })], ['has operations, and no process']],
  ['an API without a port', [kitchen({ port: undefined })], ['process kitchen needs a port']],
  ['a site that is nowhere', [kitchen({ kind: 'site' })], ['process kitchen is a site, and says not where']],
  [
    'events without a broker',
    [kitchen(), guest({ servers: [] })],
    ['guest subscribes to events, and does not name rabbitmq'],
  ],
  ['events that nobody publishes', [guest()], ['process guest: subscribes to kitchen.tea.ready']],
  [
    'calls to nobody',
    [guest({ subscribesTo: [], calls: [asServiceName('cellar')] })],
    ['process guest: calls cellar'],
  ],
  [
    'a caller that is not there',
    [kitchen({}, { operations: [brew({ access: ['cellar' as CallerName] })] })],
    ['operation kitchen.brew: may be called by cellar'],
  ],
])('%s: each fault says where it is', (_, services, expected) => {
  const faults = serviceFaults(services);
  for (const one of expected) expect(faults).toContainEqual(expect.stringContaining(one));
});

test('reports a duplicate declaration once', () => {
  const faults = serviceFaults([kitchen(), kitchen()]);
  expect(faults).toEqual([...new Set(faults)]);
  expect(faults).toContain('operation kitchen.brew: is declared twice');
  expect(faults).toContain('address POST /tea: is declared twice');
});

test('requires a service with a database to export and delete its users’ data, or to say why it stores none', () => {
  const larder = { servers: ['mongodb' as const, 'rabbitmq' as const] };
  expect(serviceFaults([kitchen(larder)])).toEqual([
    'kitchen: keeps data in MongoDB, and does not subscribe to identity.account.deleted',
    'kitchen: keeps data in MongoDB, and does not subscribe to identity.workspace.deleted',
    'kitchen: keeps data in MongoDB, and has no data export',
  ]);
  expect(serviceFaults([kitchen(larder, { keepsNoUserData: 'it has only tea' })])).toEqual([]);
  const identity = defineService({
    name: asServiceName('identity'),
    publishes: [accountDeleted, workspaceDeleted],
    processes: {},
  });
  const door = { kind: 'worker', summary: 'asks', opsPort: 9092 } as const;
  const gateway = defineService({ name: asServiceName('gateway'), processes: { gateway: door } });
  const giving = { operations: [brew(), defineDataExport(asServiceName('kitchen'))] };
  const clearing = { ...larder, subscribesTo: [accountDeleted, workspaceDeleted] };
  expect(serviceFaults([identity, gateway, kitchen(clearing, giving)])).toEqual([]);
});
