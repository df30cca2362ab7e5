import { parseArgs } from 'node:util';

export interface Options {
  readonly runs: number;
  readonly publications: number;
  readonly users: number;
  readonly seed: number;
  readonly mode: 'standalone' | 'distributed';
  readonly withoutLook: boolean;
  /** How long posts are made and faults happen. */
  readonly windowMs: number;
  /** How often a process is ended, besides those that end themselves around a call. */
  readonly ends: number;
  readonly networkFaults: number;
  readonly refusals: number;
  /** The most that a clock is off from the networks', either way; two may be twice as far apart. */
  readonly skewSeconds: number;
  readonly settleMs: number;
}

export const USAGE = `npm run chaos -- [--runs N] [--publications 20] [--seed S] [--mode standalone|distributed]
  [--without-look] [--skew SECONDS]`;

/** @throws Error when an argument makes no sense */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      publications: { type: 'string', default: '20' },
      seed: { type: 'string' },
      mode: { type: 'string', default: 'standalone' },
      'without-look': { type: 'boolean', default: false },
      skew: { type: 'string', default: '30' },
    },
  });
  const { mode } = values;
  if (mode !== 'standalone' && mode !== 'distributed') throw new Error(USAGE);
  const distributed = mode === 'distributed';
  return {
    mode,
    runs: atLeastOne('runs', values.runs),
    publications: atLeastOne('publications', values.publications),
    users: 2,
    seed: values.seed === undefined ? Date.now() % 1_000_000 : whole(values.seed),
    withoutLook: values['without-look'],
    windowMs: distributed ? 7_000 : 5_000,
    ends: distributed ? 6 : 3,
    networkFaults: 8,
    refusals: 3,
    skewSeconds: whole(values.skew),
    settleMs: 180_000,
  };
}

/** A series without runs or posts would find nothing wrong. */
function atLeastOne(name: string, text: string): number {
  const count = whole(text);
  if (count === 0) throw new Error(`--${name} must be at least 1.\n${USAGE}`);
  return count;
}

function whole(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${text} is no whole number.\n${USAGE}`);
  return Number(text);
}
