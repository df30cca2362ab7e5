import type { ProcessDescriptor } from '@carillon/contracts/service.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';

/**
 * The processes in stages: each calls only services of the stages before its own.
 * @throws Error when services call each other in a circle
 */
export function startOrder(processes: readonly ProcessDescriptor[]): ProcessDescriptor[][] {
  const stages: ProcessDescriptor[][] = [];
  const started = new Set<ServiceName>();
  let waiting = [...processes];
  while (waiting.length > 0) {
    const stage = waiting.filter((one) =>
      calledProcesses(one, processes).every((service) => started.has(service)),
    );
    if (stage.length === 0)
      throw new Error(`these call each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    stages.push(stage);
    for (const { service, kind } of stage) if (kind !== 'worker') started.add(service);
    waiting = waiting.filter((one) => !stage.includes(one));
  }
  return stages;
}

/** Lists the services that a process calls. One that calls all of them starts after all others. */
function calledProcesses(
  { calls, name }: ProcessDescriptor,
  processes: readonly ProcessDescriptor[],
): ServiceName[] {
  const others = processes.filter((one) => one.name !== name && one.kind !== 'worker');
  return others.flatMap(({ service }) => (calls === 'all' || calls.includes(service) ? [service] : []));
}
