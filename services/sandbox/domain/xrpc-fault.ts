/** An error as a server of the AT Protocol words it. */
export class XrpcFault extends Error {
  override readonly name = 'XrpcFault';
  readonly status: number;
  readonly error: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, error: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.error = error;
    this.headers = headers;
  }
}

const MINUTE_S = 60;
const POINTS = 3000;
const WINDOW_S = 300;

export const xrpcFaults = {
  invalid: (message: string) => new XrpcFault(400, 'InvalidRequest', message),
  noToken: () => new XrpcFault(401, 'AuthMissing', 'Authentication Required'),
  badToken: () => new XrpcFault(400, 'InvalidToken', 'Token could not be verified'),
  expired: () => new XrpcFault(400, 'ExpiredToken', 'Token has expired'),
  revoked: () => new XrpcFault(400, 'ExpiredToken', 'Token has been revoked'),
  wrongPassword: () => new XrpcFault(401, 'AuthenticationRequired', 'Invalid identifier or password'),
  anothers: () => new XrpcFault(401, 'AuthenticationRequired', 'Authentication Required'),
  noAccount: () => new XrpcFault(403, 'AccountNotFound', 'Account not found'),
  noHandle: () => new XrpcFault(400, 'HandleNotFound', 'Unable to resolve handle'),
  noRecord: (uri: string) => new XrpcFault(400, 'RecordNotFound', `Could not locate record: ${uri}`),
  noPost: (uri: string) => new XrpcFault(400, 'NotFound', `Post not found: ${uri}`),
  noBlob: (cid: string) => new XrpcFault(400, 'BlobNotFound', `Could not find blob: ${cid}`),
  swapped: (cid: string | undefined) => new XrpcFault(400, 'InvalidSwap', `Record was at ${cid ?? 'null'}`),
  tooLarge: () => new XrpcFault(413, 'PayloadTooLarge', 'request entity too large'),
  tooLargeCall: () => new XrpcFault(413, 'PayloadTooLargeError', 'request entity too large'),
  noMethod: () => new XrpcFault(501, 'MethodNotImplemented', 'Method Not Implemented'),
  throttled: (now: Date) =>
    new XrpcFault(429, 'RateLimitExceeded', 'Rate Limit Exceeded', {
      'retry-after': String(MINUTE_S),
      'ratelimit-limit': String(POINTS),
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(Math.floor(now.getTime() / 1000) + MINUTE_S),
      'ratelimit-policy': `${POINTS};w=${WINDOW_S}`,
    }),
  broken: () => new XrpcFault(500, 'InternalServerError', 'Internal Server Error'),
};
