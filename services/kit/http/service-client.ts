import { ERRORS, type ErrorName } from '@carillon/contracts/errors.ts';
import { failure } from '@carillon/contracts/failure.ts';
import {
  type BodyOf,
  isInternal,
  type Operation,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@carillon/contracts/operation.ts';
import { addressOf } from '@carillon/contracts/operation-address.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { AppError } from '../errors.ts';
import type { Signer } from '../identity/identity-token.ts';
import { currentContext } from '../request-context.ts';
import { inSpan, traceparent } from '../tracing/tracing.ts';
import { untilAborted } from '../until-aborted.ts';
import { answerInTime } from './answer-in-time.ts';
import { innerRequest } from './inner-request.ts';
import { ON_BEHALF_OF } from './on-behalf-of-header.ts';

/** Answers a request: `fetch` itself, or an app in this process. */
export type Transport = (request: Request) => Promise<Response> | Response;

/** Sends paths to a service at a URL. */
export const httpTransport =
  (baseUrl: string): Transport =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const send = () => fetch(new Request(`${baseUrl}${pathname}${search}`, request));
    const reply = await send().catch((error: unknown) => {
      if (mayRepeat(request, error)) return send();
      throw error;
    });
    // The headers of a fetched response can't be changed, and code that passes it on adds its own.
    return new Response(reply.body, reply);
  };

const CONNECTION_LOST = ['UND_ERR_SOCKET', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE'];

/** Read-only calls are repeated once if their connection was lost, for example when a process is replaced. */
const mayRepeat = ({ method, signal }: Request, error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined;
  const isLost = CONNECTION_LOST.includes(String(cause?.code));
  return isLost && (method === 'GET' || method === 'HEAD') && !signal.aborted;
};

export type Transports = Partial<Record<ServiceName, Transport>>;

interface CallInput<O extends Operation> {
  body?: BodyOf<O>;
  query?: QueryOf<O>;
  params?: ParamsOf<O>;
  /** The text fields of a multipart request. */
  form?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** Calls other services' operations by contract, as the service that signs. */
export interface ServiceClient {
  /** @throws AppError with the name that the other service gave, or `service_unavailable` */
  call<O extends Operation>(operation: O, input?: CallInput<O>): Promise<ReplyOf<O>>;
}

export interface StreamingClient extends ServiceClient {
  /** The body of a streamed reply, as it comes; the signal ends it too. @throws as `call`, before anything of it came */
  stream<O extends Operation>(
    operation: O,
    input: CallInput<O> & { readonly signal: AbortSignal },
  ): Promise<ReadableStream<Uint8Array>>;
}

/** The same for a service that also acts for the users who call it. */
export interface DelegateClient extends StreamingClient {
  /**
   * Calls as a user: only operations that name this service in their `onBehalf`, for three minutes.
   * @param userProof the gateway's statement from the user's own call
   */
  onBehalfOf(userProof: string): ServiceClient;
}

const NDJSON = 'application/x-ndjson';

/** The timeout of calls without a signal. */
const CALL_MS = 30_000;

/** Half of the time that a statement is good for. */
const SIGNED_FOR_MS = 30_000;

export function createServiceClient(signer: Signer, transports: Transports): DelegateClient {
  const signed = new Map<ServiceName, { readonly token: Promise<string>; readonly at: number }>();
  const sign = (audience: ServiceName): Promise<string> => {
    const last = signed.get(audience);
    // A clock that was set back must not leave an old statement in use.
    if (last && Math.abs(Date.now() - last.at) < SIGNED_FOR_MS) return last.token;
    const token = signer.sign(audience);
    signed.set(audience, { token, at: Date.now() });
    return token;
  };
  const clientFor = (userProof: string | null): StreamingClient => {
    const ask = async <O extends Operation>(
      operation: O,
      input: CallInput<O>,
      signal: AbortSignal,
      accept: string | null = null,
    ): Promise<Response> => {
      const transport = transports[operation.service];
      if (!transport) throw new Error(`${signer.name} has no way to ${operation.service}`);
      const context = currentContext();
      const request = innerRequest(`http://${operation.service}${addressOf(operation, input)}`, {
        method: operation.method,
        headers: {
          authorization: `Bearer ${await sign(operation.service)}`,
          ...(userProof && { [ON_BEHALF_OF]: userProof }),
          ...(!operation.multipart && { 'content-type': 'application/json' }),
          ...(accept && { accept }),
          ...(context && { 'x-correlation-id': context.correlationId }),
        },
        ...(operation.method !== 'GET' && { body: bodyOf(operation, input) }),
        signal,
      });
      return inSpan(
        () => ({ name: operation.id, kind: 'CLIENT', attributes: { 'carillon.service': operation.service } }),
        async (span) => {
          const trace = traceparent();
          if (trace) request.headers.set('traceparent', trace);
          const answered = await send(transport, request);
          span.setAttributes({ 'http.response.status_code': answered.status });
          return answered;
        },
      );
    };
    const toServiceError = (operation: Operation, status: number, reply: unknown): Error =>
      refusal(operation, status, reply, userProof !== null);
    return {
      async call(operation, input = {}) {
        const { ok, status, reply } = await inTime(async (signal) => {
          const response = await ask(operation, input, signal);
          const { ok, status } = response;
          return { ok, status, reply: (await response.json().catch(() => null)) as unknown };
        }, input.signal);
        if (ok && reply !== null) return operation.response.parse(reply) as ReplyOf<typeof operation>;
        throw toServiceError(operation, status, reply);
      },
      async stream(operation, input) {
        const response = await inTime((signal) => ask(operation, input, signal, NDJSON), input.signal);
        if (response.ok && response.body) return response.body;
        throw toServiceError(operation, response.status, await response.json().catch(() => null));
      },
    };
  };
  return { ...clientFor(null), onBehalfOf: clientFor };
}

function bodyOf<O extends Operation>({ multipart }: O, { body, form = {} }: CallInput<O>): string | FormData {
  if (!multipart) return JSON.stringify(body ?? {});
  const parts = new FormData();
  for (const [name, value] of Object.entries(form)) parts.append(name, value);
  return parts;
}

async function send(transport: Transport, request: Request): Promise<Response> {
  try {
    return await transport(request);
  } catch (cause) {
    throw new AppError('service_unavailable', { cause });
  }
}

/** A service in this process does not end by the signal, so its caller stops waiting. */
async function inTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  callerSignal: AbortSignal | undefined,
): Promise<T> {
  if (!callerSignal) return answerInTime(work, null, CALL_MS);
  return untilAborted(() => work(callerSignal), callerSignal).catch((cause) => {
    throw cause === callerSignal.reason ? new AppError('service_unavailable', { cause }) : cause;
  });
}

function refusal(operation: Operation, status: number, reply: unknown, isOnBehalf: boolean): Error {
  const parsedFailure = failure.safeParse(reply);
  if (!parsedFailure.success)
    return new AppError('service_unavailable', { cause: new Error(`${operation.id}: HTTP ${status}`) });
  const { error, message, errors, texts, detail } = parsedFailure.data;
  // This service's own statement was not believed: clocks or keys differ, or a proof is too old. No user can log in anew for it.
  if ((isInternal(operation) || isOnBehalf) && error === 'not_authenticated')
    return new AppError('service_unavailable', {
      cause: new Error(`${operation.id} did not know the caller`),
    });
  return new AppError(error satisfies ErrorName, {
    message: message || ERRORS[error].message,
    errors,
    texts: texts as AppError['texts'] | undefined,
    detail,
  });
}
