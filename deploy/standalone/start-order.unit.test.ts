import { defineService, type ProcessDescriptor } from '@carillon/contracts/service.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';
import { expect, test } from '@jest/globals';
import { startOrder } from './start-order.ts';

interface ProcessFields {
  readonly kind?: 'api' | 'worker' | 'site';
  readonly service?: string;
  readonly calls?: readonly string[] | 'all';
  readonly callsLater?: readonly ServiceName[];
}

function createProcess(
  name: string,
  { kind = 'api', service = name, calls = [], callsLater = [] }: ProcessFields = {},
): ProcessDescriptor {
  const { processes } = defineService({
    name: service as ServiceName,
    processes: {
      [name]: {
        kind,
        summary: '',
        port: 8090,
        opsPort: 9090,
        callsLater: [...callsLater],
        calls: calls as ServiceName[] | 'all',
      },
    },
  });
  return processes[0] as ProcessDescriptor;
}
const names = (stages: readonly ProcessDescriptor[][]) =>
  stages.map((stage) => stage.map(({ name }) => name));

test('who is called starts before who calls, whatever their order', () => {
  const processes = [
    createProcess('cider', { calls: ['beer'] }),
    createProcess('beer', { calls: ['ale'] }),
    createProcess('ale'),
    createProcess('dram'),
  ];
  expect(names(startOrder(processes))).toEqual([['ale', 'dram'], ['beer'], ['cider']]);
});

test('who calls all comes after everybody that answers, and waits for no worker', () => {
  const processes = [
    createProcess('front', { kind: 'site', calls: 'all' }),
    createProcess('posts', { calls: ['identity'] }),
    createProcess('worker', { kind: 'worker', service: 'posts', calls: ['identity', 'posts'] }),
    createProcess('identity'),
  ];
  expect(names(startOrder(processes))).toEqual([['identity'], ['posts'], ['front', 'worker']]);
});

test('a service that is left out is waited for by nobody', () => {
  expect(names(startOrder([createProcess('posts', { calls: ['identity'] })]))).toEqual([['posts']]);
});

test('a circle is refused with the names of who is in it', () => {
  const circle = [
    createProcess('ale', { calls: ['beer'] }),
    createProcess('beer', { calls: ['ale'] }),
    createProcess('cider'),
  ];
  expect(() => startOrder(circle)).toThrow('these call each other in a circle: ale, beer');
});

test('who is called only later may come after its caller', () => {
  const beer = 'beer' as ServiceName;
  const processes = [createProcess('ale', { callsLater: [beer] }), createProcess('beer', { calls: ['ale'] })];
  expect(names(startOrder(processes))).toEqual([['ale'], ['beer']]);
});

test('the services of this checkout can be started', async () => {
  const { processes } = await readServices();
  expect(startOrder(processes).flat()).toHaveLength(processes.length);
});
