import type { Cluster } from './cluster.ts';

/** A sentence that holds, or whose `run` fails. The returned text is printed next to the duration. */
export interface Step {
  readonly name: string;
  run(cluster: Cluster): Promise<unknown>;
}
