import type { Cluster } from './cluster.ts';

/** A sentence that holds, or whose `run` fails; what it returns is printed beside the time. */
export interface Step {
  readonly name: string;
  run(cluster: Cluster): Promise<unknown>;
}
