import type { EventOf } from '@carillon/contracts/event.ts';
import type { CallerName } from '@carillon/contracts/service-names.ts';
import type { Entry, OpenedService } from '@carillon/kit/service/entry.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';

/** How the processes of a running Carillon reach each other, and the events that went between them. */
export interface Inside {
  readonly processes: Map<CallerName, Runtime>;
  readonly events: EventOf[];
  /** Has that process do its due work; none does so automatically. */
  doDue(process: CallerName): Promise<void>;
  serviceOf(process: CallerName): string | undefined;
}

/** Records them, for `startCarillon`. */
export function watchInside(): Inside & { watch(entry: Entry): Entry } {
  const processes = new Map<CallerName, Runtime>();
  const events: EventOf[] = [];
  const servicesByName = new Map<CallerName, OpenedService>();
  const services = new Map<CallerName, string>();
  const watchRuntime = (runtime: Runtime): Runtime =>
    Object.create(runtime, {
      bus: {
        get: () => ({
          ...runtime.bus,
          publish: (event: EventOf) => {
            events.push(event);
            return runtime.bus.publish(event);
          },
        }),
      },
    });
  return {
    processes,
    events,
    doDue: async (process) => servicesByName.get(process)?.doDue?.(),
    serviceOf: (process) => services.get(process),
    watch: (entry) => ({
      ...entry,
      open: async (config, runtime) => {
        processes.set(entry.process.name, runtime);
        services.set(entry.process.name, entry.service.name);
        const one = await entry.open(config, watchRuntime(runtime));
        servicesByName.set(entry.process.name, one);
        return one;
      },
    }),
  };
}
