import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Context } from 'hono';
import type { SandboxContext } from '../context.ts';
import type { FaultPlan, Operation } from '../domain/fault-plan.ts';

/** The Node server's bindings: the connection of a call. */
interface NodeBindings {
  readonly outgoing?: { destroy(): unknown };
}

/** The fault that a call is to have. A delay is over when this returns. */
export const takeFault = async (
  { stores, telemetry }: SandboxContext,
  c: Context,
  network: PlatformName,
  operation: Operation,
): Promise<FaultPlan['kind'] | undefined> => {
  const plan = await stores.faults.take(network, operation);
  if (!plan) return undefined;
  telemetry.log.info({ network, operation, kind: plan.kind }, 'a fault, as asked for');
  if (plan.kind === 'delay') await wait(plan.delayMs, c.req.raw.signal);
  return plan.kind;
};

/** Hangs up without a reply, though the work is done. */
export const hangUp = async (c: Context): Promise<Response> => {
  const { outgoing } = (c.env ?? {}) as NodeBindings;
  if (outgoing) {
    outgoing.destroy();
    // Tells the server that there is nothing left to send.
    return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
  }
  await wait(MAX_SILENCE_MS, c.req.raw.signal);
  return new Response(null, { status: 502 });
};

const MAX_SILENCE_MS = 60_000;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
