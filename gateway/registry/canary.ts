import { createHash } from 'node:crypto';

export const CANARY_COOKIE = 'carillon_canary';

/** Per cent of the users, by the micro-frontend's name. */
export type Shares = Readonly<Record<string, number>>;

const SHARE = /^([a-z][a-z0-9]{0,39})=(\d{1,3}(?:\.\d{1,2})?)$/;
export const MFE_CANARY_SHARE =
  'must be micro-frontends and a share in per cent, such as composer=10 or composer=0.5, separated by commas';

/** Reads `composer=10,planner=0.5`; null when that makes no sense. */
export function readShares(text: string): Shares | null {
  const pairs = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => SHARE.exec(one));
  if (pairs.some((pair) => !pair || Number(pair[2]) > 100)) return null;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1], Number(pair?.[2])]));
}

/** Whose browser it is: a tester's cookie, and the logged-in user. */
export interface Visitor {
  readonly cookie: string | undefined;
  readonly userId: string | undefined;
}

/** Whether a visitor gets the canary of a micro-frontend. A cookie with its name decides, `off` as well; else the share. */
export function getsCanary(name: string, { cookie, userId }: Visitor, shares: Shares): boolean {
  const parts = cookie?.split('.') ?? [];
  if (parts.includes('off')) return false;
  if (parts.includes(name)) return true;
  const share = shares[name] ?? 0;
  if (userId === undefined || share === 0) return false;
  // Each micro-frontend has its own users to try it.
  const hash = createHash('sha256').update(`${name} ${userId}`).digest().readUInt32BE(0);
  return hash / 0x1_0000_0000 < share / 100;
}
