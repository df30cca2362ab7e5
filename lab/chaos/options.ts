import { parseArgs } from 'node:util';

export interface Options {
  readonly runs: number;
  readonly publications: number;
  readonly users: number;
  readonly seed: number;
  readonly mode: 'standalone' | 'distributed';
  /** The store of `distributed`; `named` is the one that MONGODB_URI names. */
  readonly store: 'embedded' | 'java' | 'named';
  readonly storeUri: string | null;
  /** Whether connections between the services and their servers are disturbed too. */
  readonly links: boolean;
  readonly withoutLook: boolean;
  /** How long posts are created and faults happen. */
  readonly windowMs: number;
  /** How often a process is ended, in addition to those that end around a call. */
  readonly ends: number;
  readonly networkFaults: number;
  readonly refusals: number;
  readonly linkFaults: number;
  /** How often the store's next commands are made to fail. */
  readonly storeFaults: number;
  /** The most that a clock is off from the networks', either way; two may be twice as far apart. */
  readonly skewSeconds: number;
  readonly settleMs: number;
}

/** A second below the 30 that a worker's clock may be off. */
const MAX_SKEW_S = 29;

export const USAGE = `npm run chaos -- [options]
  --runs N              how many runs, one after the other (5)
  --publications N      how many in each run (20)
  --seed S              the first run's; the others' follow (from the clock)
  --mode MODE           standalone, or distributed: a process for each piece, with RabbitMQ and Redis (standalone)
  --store STORE         for distributed: embedded (its process is killed too) or java (mongo-java-server for posts);
                        when left out, the MongoDB that MONGODB_URI names, else embedded
  --links               for distributed: spoil connections to the store, RabbitMQ and Redis; needs toxiproxy
  --skew SECONDS        how far each clock is off at the most, either way: 29 at the most (29)
  --without-look        the counter-proof: nobody asks the network before a retry, so there are doubles,
                        and it ends with 1; with 3 when there are none`;

/** @throws Error when an argument makes no sense */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      publications: { type: 'string', default: '20' },
      seed: { type: 'string' },
      mode: { type: 'string', default: 'standalone' },
      store: { type: 'string' },
      links: { type: 'boolean', default: false },
      'without-look': { type: 'boolean', default: false },
      skew: { type: 'string', default: '29' },
    },
  });
  const { mode, links } = values;
  if (mode !== 'standalone' && mode !== 'distributed')
    throw new Error(`--mode is standalone or distributed.\n${USAGE}`);
  const distributed = mode === 'distributed';
  if (!distributed && (links || values.store !== undefined))
    throw new Error(`--links and --store are for --mode distributed.\n${USAGE}`);
  return {
    mode,
    links,
    ...storeOf(distributed, values.store, env.MONGODB_URI),
    runs: atLeastOne('runs', values.runs),
    publications: atLeastOne('publications', values.publications),
    users: 2,
    seed: values.seed === undefined ? Date.now() % 1_000_000 : whole(values.seed),
    withoutLook: values['without-look'],
    windowMs: distributed ? 7_000 : 5_000,
    ends: distributed ? 6 : 3,
    networkFaults: 8,
    refusals: 3,
    linkFaults: 6,
    storeFaults: 8,
    skewSeconds: skewOf(values.skew),
    settleMs: 180_000,
  };
}

function storeOf(
  distributed: boolean,
  store: string | undefined,
  uri: string | undefined,
): Pick<Options, 'store' | 'storeUri'> {
  if (store !== undefined && store !== 'embedded' && store !== 'java')
    throw new Error(`--store is embedded or java.\n${USAGE}`);
  if (distributed && store === undefined && uri) return { store: 'named', storeUri: uri };
  return { store: store ?? 'embedded', storeUri: null };
}

/** A series without runs or posts would find nothing wrong. */
function atLeastOne(name: string, text: string): number {
  const count = whole(text);
  if (count === 0) throw new Error(`--${name} must be at least 1.\n${USAGE}`);
  return count;
}

/** Beyond what `PUBLISH_CLOCK_LIMIT` allows, workers take nothing. */
function skewOf(text: string): number {
  const seconds = whole(text);
  if (seconds > MAX_SKEW_S) throw new Error(`--skew must be at most ${MAX_SKEW_S}.\n${USAGE}`);
  return seconds;
}

function whole(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${text} is no whole number.\n${USAGE}`);
  return Number(text);
}
