const RealDate = Date;
const realNow = Date.now;
let shiftMs = 0;

const now = (): number => realNow() + shiftMs;

/** Lets `Date` tell a time that is off by so much. Timers go on as they are. */
export function shiftClock(ms: number): void {
  shiftMs = ms;
  if (globalThis.Date !== RealDate) return;
  RealDate.now = now;
  const shifted = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  });
  RealDate.prototype.constructor = shifted;
  globalThis.Date = shifted;
}
