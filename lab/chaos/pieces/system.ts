import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFront, type ProcessDescriptor } from '@carillon/contracts/service.ts';
import { readConfig } from '../../../deploy/distributed/config.ts';
import { type Piece, planPieces } from '../../../deploy/distributed/pieces.ts';
import { freePort, freePorts } from '../../../deploy/processes/ports.ts';
import { completeKeys, keyNames } from '../../../deploy/standalone/keys.ts';
import { ROOT } from '../../../deploy/standalone/prepare.mjs';
import type { Surroundings } from '../system/surroundings.ts';
import { type Address, createAddress } from './address.ts';
import { builtMfe, type MfeBuild } from './mfe-builds.ts';
import { type PieceProcess, type PieceStart, startPiece } from './piece-process.ts';

/** A place that processes of one piece come to and go from. */
export interface Slot {
  readonly name: string;
  /** Services that need it: its own, and those that call it. */
  readonly neededBy: readonly string[];
  readonly start: PieceStart;
  /** Null for one that nobody calls. */
  readonly address: Address | null;
  process: PieceProcess;
}

export interface MfeSlot extends Slot {
  readonly build: MfeBuild;
}

export interface PiecesSystem {
  readonly url: string;
  readonly storeUri: string;
  readonly folder: string;
  readonly services: readonly Slot[];
  readonly mfes: readonly MfeSlot[];
  /** The micro-frontends that the gateways know. */
  tellSources(mfes: readonly MfeSlot[]): void;
  /** Every process that runs, by its piece’s name. */
  identities(): Map<string, string>;
  close(): Promise<void>;
}

const MAX_PIECES = 24;
const RATES = { RATE_STRICT: '100000', RATE_COSTLY: '100000', RATE_NORMAL: '100000' };
const MFE_SERVER = 'deploy/mfe-server/main.ts';

/** Every piece as a separate process behind an address, each micro-frontend with its own server. */
export async function openPieces(folder: string, around: Surroundings): Promise<PiecesSystem> {
  const [data, logFolder] = [path.join(folder, 'data'), path.join(folder, 'logs')];
  for (const one of [data, logFolder]) mkdirSync(one, { recursive: true });
  const config = await readConfig({
    PORT: String(await freePorts(MAX_PIECES)),
    CARILLON_DATA: data,
    AMQP_URL: around.broker.url,
    ...(around.storeUri !== null && { MONGODB_URI: around.storeUri }),
    LOG_LEVEL: 'info',
    PLANS: 'off',
  });
  const keys = completeKeys(data, config.keys, keyNames(config.services.processes));
  const plan = await planPieces(config, keys);
  const sources = path.join(folder, 'mfe-sources');
  const running: Slot[] = [];
  const fixed: PieceProcess[] = [];
  const close = async (): Promise<void> => {
    for (const { process, address } of running.toReversed()) {
      await process.end();
      await address?.close();
    }
    for (const one of fixed.toReversed()) await one.end();
    plan.release();
  };
  const tellSources = (mfes: readonly MfeSlot[]): void =>
    writeFileSync(
      sources,
      mfes.map(({ name, address }) => `${name}=http://127.0.0.1:${address?.port}\n`).join(''),
    );

  const startMfe = async (build: MfeBuild): Promise<MfeSlot> => {
    const start = {
      name: `mfe-${build.manifest.name}`,
      script: MFE_SERVER,
      logFolder,
      env: { MFE_FOLDER: build.folder },
    };
    const address = createAddress(await freePort());
    const process = await startPiece(start);
    await address.lead([process.port]);
    const slot = { name: build.manifest.name, neededBy: [], start, address, process, build };
    running.push(slot);
    return slot;
  };
  const startService = async (piece: Piece): Promise<Slot> => {
    const env = { ...piece.env, ...RATES, MFE_SOURCES_FILE: sources };
    const start = { name: piece.name, script: piece.script, logFolder, env };
    const described = descriptorOf(piece, config.services.processes);
    const process = await startPiece(start);
    const address = described.kind === 'worker' ? null : createAddress(Number(piece.env.PORT));
    await address?.lead([process.port]);
    const slot = {
      name: piece.name,
      neededBy: callersOf(described, config.services.processes),
      start,
      address,
      process,
    };
    running.push(slot);
    return slot;
  };

  try {
    const builds = readdirSync(path.join(ROOT, 'mfes'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => builtMfe(path.join(ROOT, 'mfes', name, 'dist')));
    const mfes = await Promise.all(builds.map(startMfe));
    tellSources(mfes);
    const services: Slot[] = [];
    for (const stage of plan.stages)
      for (const piece of stage)
        if (piece.name === 'store') fixed.push(await startPiece({ ...piece, logFolder, fixed: true }));
        else services.push(await startService(piece));
    const [url = ''] = plan.urls;
    const storeUri = services.find(({ name }) => name === 'identity')?.start.env.MONGODB_URI ?? '';
    return {
      url,
      storeUri,
      folder,
      services,
      mfes,
      tellSources,
      close,
      identities: () => new Map(running.map((slot) => [slot.start.name, slot.process.identity()])),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function descriptorOf({ name }: Piece, all: readonly ProcessDescriptor[]): ProcessDescriptor {
  const descriptor = all.find((one) => name === one.name || name.startsWith(`${one.name}-`));
  if (!descriptor) throw new Error(`there is no process ${name}`);
  return descriptor;
}

/** Lists the service itself and every one whose replies depend on it. All need identity, which says who a user is. */
function callersOf({ service, kind, site }: ProcessDescriptor, all: readonly ProcessDescriptor[]): string[] {
  if (kind === 'worker' || isFront({ site })) return [];
  const affected = new Set<string>([service]);
  const calling = all.filter((one) => one.kind === 'api' && one.calls !== 'all');
  for (let size = 0; size < affected.size; ) {
    size = affected.size;
    for (const one of calling)
      if (service === 'identity' || [...one.calls].some((callee) => affected.has(callee)))
        affected.add(one.service);
  }
  return [...affected];
}
