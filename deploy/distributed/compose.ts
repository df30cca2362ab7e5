import { ConfigError } from '@carillon/kit/config.ts';
import { openDataFolder } from '../standalone/data-folder.ts';
import { completeKeys, keyNames } from '../standalone/keys.ts';
import type { DistributedConfig } from './config.ts';
import { type Piece, planPieces } from './pieces.ts';
import { runMigration } from './run-migration.ts';
import { type Supervised, type SuperviseOptions, supervise } from './supervise.ts';

export interface Distributed {
  /** The URL of each gateway. */
  readonly urls: readonly string[];
  readonly pieces: readonly Supervised[];
  close(): Promise<void>;
}

/** Every piece of Carillon as a process of its own. Resolves when all of them are ready. */
export async function composeDistributed(
  config: DistributedConfig,
  options: SuperviseOptions,
): Promise<Distributed> {
  openDataFolder(config.CARILLON_DATA);
  const start = () => startPieces(config, options);
  return config.PORT === 0 ? onFreePorts(start) : start();
}

const MAX_STARTS = 3;

/** Another program may take a free port before a piece listens on it: then all start again on other ports. */
export async function onFreePorts<T>(start: () => Promise<T>): Promise<T> {
  for (let starts = 1; ; starts++)
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof PortInUse) || starts === MAX_STARTS) throw error;
    }
}

async function startPieces(config: DistributedConfig, options: SuperviseOptions): Promise<Distributed> {
  const keys = completeKeys(config.CARILLON_DATA, config.keys, keyNames(config.services.processes));
  const { stages, migration, urls, release } = await planPieces(config, keys);
  const started: Supervised[][] = [];
  const close = async (): Promise<void> => {
    // A callee outlives its callers.
    for (const stage of started.splice(0).reverse()) await Promise.all(stage.map((one) => one.close()));
    release();
  };
  const gaveUp = Promise.withResolvers<never>();
  gaveUp.promise.catch(() => undefined);
  let composed = false;
  const supervising: SuperviseOptions = {
    ...options,
    onGiveUp(piece, takenPort) {
      gaveUp.reject(failedStart(piece, takenPort));
      if (composed) void close().finally(() => options.onGiveUp(piece, takenPort));
    },
  };
  try {
    for (const [n, stage] of stages.entries()) {
      if (n === migration.beforeStage) await runMigration(migration, options);
      const running = stage.map((piece) => supervise(piece, supervising));
      started.push(running);
      await Promise.race([gaveUp.promise, Promise.all(running.map((one) => one.ready()))]);
    }
    composed = true;
    return { urls, pieces: started.flat(), close };
  } catch (error) {
    await close();
    throw error;
  }
}

const failedStart = ({ name }: Piece, takenPort: number | null): Error =>
  takenPort === null
    ? new Error(`${name} could not be started; what it said is above.`)
    : new PortInUse(name, takenPort);

/** Another program listens on a port that a piece was to have. */
export class PortInUse extends ConfigError {
  constructor(piece: string, port: number) {
    super([
      `PORT: ${piece} would listen on port ${port}, which another program has (is Carillon running already?); stop that program, or set another first port`,
    ]);
  }
}
