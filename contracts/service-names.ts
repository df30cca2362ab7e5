/**
 * Each service, and the processes that it runs as. Its descriptor adds its own:
 * `declare module '@carillon/contracts/service-names.ts' { interface Services { demo: 'demo' } }`.
 */
export interface Services {
  gateway: 'gateway';
}

export type ServiceName = keyof Services;
/** A process: what signs calls with a key of its own, and is named by operations that only services may call. */
export type CallerName = Services[ServiceName];
