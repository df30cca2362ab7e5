import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span, SpanKind, Tracer } from '@opentelemetry/api';
import { currentContext } from '../request-context.ts';

type Api = typeof import('@opentelemetry/api');

/** Where a part of the work is shown in a trace. Never a text of a user, a secret, or an address with one in it. */
export interface Spot {
  readonly name: string;
  readonly kind: 'SERVER' | 'CLIENT' | 'PRODUCER' | 'CONSUMER' | 'INTERNAL';
  readonly attributes?: Attributes;
  /** The trace context of a caller in another process. Without it, the current one. */
  readonly traceparent?: string | undefined;
  /** The trace it is linked to, without being part of it. */
  readonly linkedTo?: string | undefined;
}

/** The span methods that the work may call. */
export type SpanWriter = Pick<Span, 'setAttributes' | 'updateName'>;

interface On {
  readonly api: Api;
  readonly tracer: Tracer;
}

let on: On | null = null;
const active = new AsyncLocalStorage<Span>();

const OFF: SpanWriter = {
  setAttributes: () => undefined as never,
  updateName: () => undefined as never,
};

/** Switches tracing on or off in this process. */
export const setTracer = (tracing: On | null): void => {
  on = tracing;
};

export const isTraced = (): boolean => on !== null;

/** Runs work as a span, with the request's id; where nothing is traced, it just runs it. */
export async function inSpan<T>(spot: () => Spot, work: (span: SpanWriter) => Promise<T> | T): Promise<T> {
  if (!on) return work(OFF);
  const { api, tracer } = on;
  const { name, kind, attributes, traceparent, linkedTo } = spot();
  const ids = currentContext();
  const linked = linkedTo && contextOf(linkedTo, api);
  const span = tracer.startSpan(
    name,
    {
      kind: api.SpanKind[kind] as SpanKind,
      attributes: {
        ...attributes,
        ...(ids && { 'carillon.request_id': ids.requestId, 'carillon.correlation_id': ids.correlationId }),
      },
      ...(linked && { links: [{ context: linked }] }),
    },
    parentOf(traceparent, api),
  );
  try {
    return await active.run(span, () => work(span));
  } catch (error) {
    // Only its name: its message may contain a user's text.
    span.setStatus({
      code: api.SpanStatusCode.ERROR,
      message: error instanceof Error ? error.name : 'error',
    });
    throw error;
  } finally {
    span.end();
  }
}

function parentOf(traceparent: string | undefined, { trace, ROOT_CONTEXT }: Api) {
  const parent = traceparent && on && contextOf(traceparent, on.api);
  if (parent) return trace.setSpanContext(ROOT_CONTEXT, parent);
  const span = active.getStore();
  return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function contextOf(traceparent: string, { isSpanContextValid }: Api) {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return null;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? context : null;
}

/** The current trace context as a W3C header, for another process. */
export function traceparent(): string | undefined {
  const context = on ? active.getStore()?.spanContext() : undefined;
  if (!context) return undefined;
  return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`;
}

/** For a line of the log. */
export function traceIds(): { readonly traceId: string } | undefined {
  const context = on ? active.getStore()?.spanContext() : undefined;
  return context && { traceId: context.traceId };
}
