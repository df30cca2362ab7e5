import type { Operation } from '@carillon/contracts/operation.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import type { Transports } from '@carillon/kit/http/service-client.ts';
import { readServices } from '@carillon/kit/service/read-services.ts';

/** A path outside the API that the gateway forwards to a service. */
export interface ForwardedPath {
  readonly service: ServiceName;
  readonly path: string;
  /** Calls are counted by where they come from. */
  readonly limited: boolean;
}

/** Which requests go to which service, and the way there. */
export interface Routing {
  /** Every operation of every service. */
  readonly operations: readonly Operation[];
  /** Paths outside the API that services answer. */
  readonly forwardedPaths: readonly ForwardedPath[];
  /** Every public path that a descriptor declares. */
  readonly publicPaths: readonly string[];
  readonly transports: Transports;
}

/** Reads the services' descriptors. */
export async function readRouting(transports: Transports): Promise<Routing> {
  const { operations, processes } = await readServices();
  return {
    operations,
    forwardedPaths: processes
      .filter(({ kind }) => kind === 'api')
      .flatMap(({ service, publicPaths, limitedPaths }) =>
        publicPaths.map((path) => ({ service, path, limited: limitedPaths.includes(path) })),
      ),
    publicPaths: processes.flatMap((process) => process.publicPaths),
    transports,
  };
}
