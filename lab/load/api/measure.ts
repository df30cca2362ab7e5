import type { Driver } from './driver.ts';
import type { DriveResult } from './errand.ts';
import type { HotOperation } from './operations.ts';

export interface Rates {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface Row {
  readonly name: string;
  /** Null for what bare Hono alone answers. */
  readonly carillon: Rates | null;
  readonly bare: Rates;
}

export interface Length {
  readonly connections: number;
  readonly seconds: number;
  readonly rounds: number;
}

type Side = 'carillon' | 'bare';

const WARM_UP_SECONDS = 1;

/** Each operation on both sides in turn, so that whatever else this machine does meets both; of each figure the median. */
export async function measure(
  driver: Driver,
  operations: readonly HotOperation[],
  sides: Readonly<Record<Side, string>>,
  { connections, seconds, rounds }: Length,
): Promise<Row[]> {
  const once = async (side: Side, operation: Omit<HotOperation, 'account' | 'name'>, headers: object) => {
    const { method, body } = operation;
    const path = (side === 'bare' && operation.barePath) || operation.path;
    const drafts = await operation.drafts?.();
    return driver.drive({
      url: `${sides[side]}${path}`,
      method,
      body,
      drafts,
      connections,
      seconds,
      headers: { ...headers, ...operation.headers },
      warmUpSeconds: WARM_UP_SECONDS,
    });
  };
  const rows: Row[] = [];
  const bareOnly: DriveResult[] = [];
  for (let round = 0; round < rounds; round++)
    bareOnly.push(await once('bare', { method: 'GET', path: '/ceiling' }, {}));
  rows.push({ name: 'no store call', carillon: null, bare: median(bareOnly) });
  for (const operation of operations) {
    const all: Record<Side, DriveResult[]> = { carillon: [], bare: [] };
    for (let round = 0; round < rounds; round++)
      for (const side of ['carillon', 'bare'] as const)
        all[side].push(await once(side, operation, operation.account.client.headers()));
    rows.push({ name: operation.name, carillon: median(all.carillon), bare: median(all.bare) });
  }
  return rows;
}

const median = (all: readonly DriveResult[]): Rates => ({
  perSecond: middle(all.map((one) => one.perSecond)),
  p50: middle(all.map((one) => one.p50)),
  p99: middle(all.map((one) => one.p99)),
});

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
