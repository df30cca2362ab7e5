import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '@carillon/contracts/manifest.ts';
import type { Load } from './load.ts';
import { changedMfe, type MfeBuild } from './mfe-builds.ts';
import { type PieceStart, startPiece } from './piece-process.ts';
import type { MfeSlot, PiecesSystem, Slot } from './system.ts';
import type { Walk } from './walk.ts';

/** Observations, and those that should not have been. */
export interface Account {
  readonly seen: string[];
  readonly faults: string[];
}

const SIDE_BY_SIDE_MS = 1_000;
const AWAY_MS = 1_500;
const SHOWN_MS = 15_000;

/** Another process beside the one before, then in its place; both answer and take events meanwhile. */
async function replace(slot: Slot, by: Partial<Pick<PieceStart, 'root' | 'env'>> = {}): Promise<void> {
  const before = slot.process;
  const next = await startPiece({ ...slot.start, ...by, env: { ...slot.start.env, ...by.env } });
  await slot.address?.lead([next.port, before.port]);
  await pause(SIDE_BY_SIDE_MS);
  await slot.address?.lead([next.port]);
  slot.process = next;
  const how = await before.end();
  if (how !== '0') throw new Error(`${slot.name} ended with ${how}`);
}

interface AtWork {
  readonly load: Load;
  /** The checkout of the next version; see next-checkout.ts. */
  readonly nextRoot: string;
}

/** Replaces, breaks, rolls back and removes a service’s process, and brings it back. */
export async function changeService(slot: Slot, { load, nextRoot: root }: AtWork): Promise<Account> {
  const account: Account = { seen: [], faults: [] };
  await replace(slot, { root });
  account.seen.push('replaced by the next version');
  const brokenPiece = startPiece({ ...slot.start, env: { ...slot.start.env, PORT: 'broken' } });
  const how = await brokenPiece.then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  if (how.includes('ended with 2')) account.seen.push('a broken one does not start');
  else account.faults.push(`a broken one: ${how}`);
  await replace(slot);
  account.seen.push('rolled back');
  // Without gateways there is nothing to see.
  if (slot.name.startsWith('gateway')) return account;
  load.away(slot.neededBy);
  await slot.address?.lead([]);
  const endReason = await slot.process.end();
  if (endReason !== '0') account.faults.push(`removed, it ended with ${endReason}`);
  await pause(AWAY_MS);
  slot.process = await startPiece(slot.start);
  await slot.address?.lead([slot.process.port]);
  // A call that had begun before may still fail.
  await pause(200);
  load.away([]);
  account.seen.push('removed, and back');
  return account;
}

interface Around extends Pick<AtWork, 'load'> {
  readonly system: PiecesSystem;
  readonly walk: Walk;
}

/** Replaces, breaks, rolls back and removes a micro-frontend, and brings it back; a browser looks each time. */
export async function changeMfe(slot: MfeSlot, { system, walk, load }: Around): Promise<Account> {
  const account: Account = { seen: [], faults: [] };
  const page = pageOf(slot);
  const other = system.mfes.find(({ name }) => name !== slot.name && name !== 'auth');
  const expectOutcome = async (what: string, expected: string): Promise<void> => {
    const ownResult = await walk.see(page);
    const others = other ? await walk.see(pageOf(other)) : 'works';
    if (ownResult !== expected) account.faults.push(`${what}: ${page} shows “${ownResult}”`);
    if (others !== 'works') account.faults.push(`${what}: another page shows “${others}”`);
    account.seen.push(`${what}: ${ownResult}`);
  };
  const show = async (build: MfeBuild): Promise<void> => {
    await replace(slot, { env: { MFE_FOLDER: build.folder } });
    await shows(system.url, slot.name, build.version);
  };
  const createBuild = (change: 'next' | 'broken'): MfeBuild =>
    changedMfe(slot.build, path.join(system.folder, 'builds', slot.name, change), change);

  await show(createBuild('next'));
  await expectOutcome('replaced', 'works');
  await show(createBuild('broken'));
  await expectOutcome('broken', 'its own failure');
  await show(slot.build);
  await expectOutcome('rolled back', 'works');
  load.away([slot.start.name]);
  system.tellSources(system.mfes.filter((one) => one !== slot));
  await shows(system.url, slot.name, undefined);
  await expectOutcome('removed', 'not there');
  system.tellSources(system.mfes);
  await shows(system.url, slot.name, slot.build.version);
  load.away([]);
  return account;
}

const pageOf = ({ build }: MfeSlot): string => build.manifest.routes[0]?.path ?? '/';

/** Waits until the gateway names this version of a micro-frontend; undefined for none. */
async function shows(url: string, name: string, version: string | undefined): Promise<void> {
  const end = performance.now() + SHOWN_MS;
  for (;;) {
    const registry = (await (await fetch(`${url}/remotes.json`)).json()) as Registry;
    if (registry[name]?.version === version) return;
    if (performance.now() > end) throw new Error(`${name} ${version ?? '(none)'} is not shown in time`);
    await pause(100);
  }
}
