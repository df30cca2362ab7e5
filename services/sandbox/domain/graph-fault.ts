/** An error in the Graph API's format. */
export class GraphFault extends Error {
  readonly code: number;
  readonly subcode: number | undefined;
  readonly status: number;
  /** Minutes until calls are welcome again; for rate limits. */
  readonly cooldownMinutes: number | undefined;
  /** The message for a person, where the API has one. */
  readonly forUser: { readonly title: string; readonly message: string } | undefined;

  constructor(message: string, code: number, more: More = {}) {
    super(message);
    this.name = 'GraphFault';
    this.code = code;
    this.subcode = more.subcode;
    this.status = more.status ?? 400;
    this.cooldownMinutes = more.cooldownMinutes;
    this.forUser = more.forUser;
  }
}

type More = Partial<Pick<GraphFault, 'subcode' | 'status' | 'cooldownMinutes' | 'forUser'>>;

export const graphFaults = {
  noToken: () => new GraphFault('An active access token must be used to query information.', 2500),
  malformedToken: () => new GraphFault('Invalid OAuth access token.', 190, { status: 401, subcode: 467 }),
  expiredToken: () =>
    new GraphFault('Error validating access token: Session has expired.', 190, { status: 401, subcode: 463 }),
  revokedToken: () =>
    new GraphFault('Error validating access token: The user has not authorized application.', 190, {
      status: 401,
      subcode: 458,
    }),
  badApp: () => new GraphFault('Error validating application. Cannot get application info.', 101),
  badSecret: () => new GraphFault('Error validating client secret.', 1),
  badCode: (why: string) => new GraphFault(why, 100, { subcode: 36009 }),
  invalid: (what: string) => new GraphFault(`(#100) ${what}`, 100),
  missingObject: (id: string) =>
    new GraphFault(
      `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
      100,
      { subcode: 33 },
    ),
  permission: (scope: string) =>
    new GraphFault(`(#200) Requires the ${scope} permission, and the token of the page`, 200, {
      status: 403,
    }),
  duplicate: () => new GraphFault('(#506) Duplicate status message', 506),
  badPhoto: (why: string) => new GraphFault(`(#324) ${why}`, 324, { subcode: 2069019 }),
  badVideo: (why: string) => new GraphFault(`(#352) ${why}`, 352, { subcode: 1363024 }),
  transient: () =>
    new GraphFault('An unexpected error has occurred. Please retry your request later.', 2, { status: 500 }),
  throttled: (code: number, cooldownMinutes = 5) =>
    new GraphFault('There have been too many calls. Wait a bit and try again.', code, { cooldownMinutes }),
  quota: () =>
    new GraphFault('The maximum number of posts that can be published by this account was reached.', 9, {
      subcode: 2207042,
    }),
  /** The API's answer for any address that its fetcher gets no photo or video from. */
  unfetchable: (url: string, why: string) =>
    new GraphFault('Only photo or video can be accepted as media type.', 9004, {
      subcode: 2207052,
      forUser: {
        title: 'Media download has failed. The media URI doesn’t meet our requirements.',
        message: `The media could not be fetched from this URI: ${url}. ${why}`,
      },
    }),
  instagram: (code: number, subcode: number, message: string) => new GraphFault(message, code, { subcode }),
};
