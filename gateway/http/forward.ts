import type { Operation } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { answerInTime } from '@carillon/kit/http/answer-in-time.ts';
import { CLIENT_ADDRESS } from '@carillon/kit/http/client-address-header.ts';
import { DEVICE } from '@carillon/kit/http/device-header.ts';
import { innerRequest } from '@carillon/kit/http/inner-request.ts';
import type { Transport } from '@carillon/kit/http/service-client.ts';
import { SIGN_IN } from '@carillon/kit/http/sign-in-header.ts';
import { smallBody, tooLarge } from '@carillon/kit/http/small-body.ts';
import { currentContext } from '@carillon/kit/request-context.ts';
import { traceparent } from '@carillon/kit/tracing/tracing.ts';
import { boundBody } from './bound-body.ts';

/** Headers that a service may see of the browser's request; everything else stays here. */
const PASSED = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'range',
  'if-none-match',
  'user-agent',
  'idempotency-key',
  // The Model Context Protocol's, which its server checks against the message.
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
];

export interface Forwarding {
  readonly transport: Transport;
  readonly service: Operation['service'];
  /** Path and query at the service. */
  readonly target: string;
  /** Tells the service who calls. Null for strangers, whom nobody vouches for. */
  readonly statement: string | null;
  /** Where the browser is, for a service that counts by it. */
  readonly address?: string;
  /** The value of the device cookie, for operations that read it. */
  readonly device?: string | undefined;
  /** The value of the cookie that binds a provider login to the browser, for operations that read it. */
  readonly signIn?: string | undefined;
  /** One more header of the request that the service may see. */
  readonly alsoPassed?: string;
  /** How soon the reply must begin. Null if the request itself may take long. */
  readonly withinMs: number | null;
  /** Bytes of body allowed. */
  readonly bodyLimit: number;
}

/** Sends a browser's request on to a service, streaming both ways. */
export async function forward(request: Request, to: Forwarding): Promise<Response> {
  let isTooLarge = (): boolean => false;
  const send = async (signal: AbortSignal) => {
    const small = await smallBody(request, to.bodyLimit);
    const body = small ? null : boundBody(request, to.bodyLimit);
    if (body) isTooLarge = body.isTooLarge;
    return to.transport(
      innerRequest(`http://${to.service}${to.target}`, {
        method: request.method,
        headers: headersFor(request, to),
        redirect: 'manual',
        signal,
        body: small ?? body?.stream,
      }),
    );
  };
  try {
    const reply = await (to.withinMs === null
      ? send(request.signal)
      : answerInTime(send, request.signal, to.withinMs));
    // A service reports an interrupted body as best it can; the real reason is here.
    if (isTooLarge()) throw tooLarge(to.bodyLimit);
    return reply;
  } catch (cause) {
    if (isTooLarge()) throw tooLarge(to.bodyLimit);
    if (cause instanceof AppError) throw cause;
    throw new AppError('service_unavailable', { cause });
  }
}

function headersFor(request: Request, to: Forwarding): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of to.alsoPassed ? [...PASSED, to.alsoPassed] : PASSED) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  if (to.statement !== null) headers.authorization = `Bearer ${to.statement}`;
  if (to.address) headers[CLIENT_ADDRESS] = to.address;
  if (to.device) headers[DEVICE] = to.device;
  if (to.signIn) headers[SIGN_IN] = to.signIn;
  const trace = traceparent();
  if (trace) headers.traceparent = trace;
  const context = currentContext();
  if (!context) return headers;
  return { ...headers, 'x-request-id': context.requestId, 'x-correlation-id': context.correlationId };
}
