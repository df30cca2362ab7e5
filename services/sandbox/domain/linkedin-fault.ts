/** An error as LinkedIn's REST API words it. */
export class LinkedinFault extends Error {
  readonly status: number;
  readonly code: string;
  readonly serviceErrorCode: number | undefined;

  constructor(status: number, code: string, message: string, serviceErrorCode?: number) {
    super(message);
    this.name = 'LinkedinFault';
    this.status = status;
    this.code = code;
    this.serviceErrorCode = serviceErrorCode;
  }
}

export const linkedinFaults = {
  invalidToken: () => new LinkedinFault(401, 'INVALID_ACCESS_TOKEN', 'Invalid access token', 65600),
  expiredToken: () =>
    new LinkedinFault(401, 'EXPIRED_ACCESS_TOKEN', 'The token used in the request has expired', 65601),
  revokedToken: () =>
    new LinkedinFault(401, 'REVOKED_ACCESS_TOKEN', 'The token used in the request has been revoked', 65601),
  denied: (what: string) =>
    new LinkedinFault(403, 'ACCESS_DENIED', `Not enough permissions to access: ${what}`, 100),
  noVersion: () => new LinkedinFault(400, 'VERSION_MISSING', 'A version must be present'),
  sunsetVersion: (version: string) =>
    new LinkedinFault(426, 'NONEXISTENT_VERSION', `Requested version ${version} is not active`),
  invalid: (code: string, message: string) => new LinkedinFault(400, code, message),
  duplicate: (urn: string) => new LinkedinFault(422, 'DUPLICATE_POST', `Content is a duplicate of ${urn}`),
  missing: (what: string) => new LinkedinFault(404, 'NOT_FOUND', `${what} was not found`),
  throttled: () =>
    new LinkedinFault(
      429,
      'TOO_MANY_REQUESTS',
      'Resource level throttle limit for calls to this resource is reached.',
      101,
    ),
  broken: () => new LinkedinFault(500, 'INTERNAL_SERVER_ERROR', 'Internal server error'),
};

/** Versions that are answered: the attested ones. */
export const isActiveVersion = (version: string): boolean =>
  /^20\d{4}$/.test(version) && version >= '202509' && version <= '202612';
