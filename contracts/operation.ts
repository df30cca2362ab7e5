import { z } from 'zod';
import { isAtLeast, ROLES, type Role } from './domain/roles.ts';
import type { TokenScope } from './domain/token-scopes.ts';
import type { ErrorName } from './errors.ts';
import type { CallerName, ServiceName } from './service-names.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/**
 * Callers that an operation allows: anyone, a member of the session's workspace through the gateway who has at least
 * that role, or these services alone.
 */
export type Access = 'public' | Role | readonly [CallerName, ...CallerName[]];
/** How many calls a client may make: `strict` for guesses at secrets, `costly` for generation and uploads. */
export type RateClass = 'strict' | 'costly' | 'normal';

/** A call that somebody can try. Fields left out aren't sent. */
export interface Example<Body = unknown, Query = unknown, Params = unknown> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Fields of a multipart request, and the names of its files by their parts. */
  readonly form?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
}

/** One HTTP call that one service answers. Mounted by the service, called through the SDK, printed as OpenAPI. */
export interface Operation<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodObject = z.ZodObject,
  Params extends z.ZodObject = z.ZodObject,
  Reply extends z.ZodType = z.ZodType,
  Line extends z.ZodType = z.ZodType,
> {
  /** `service.name`, unique. */
  readonly id: string;
  readonly service: ServiceName;
  readonly method: Method;
  /** Under `/api` for the public; parameters as `:name`. */
  readonly path: string;
  readonly access: Access;
  /** The services that may call it on behalf of a user who is calling them, with that user's rights. */
  readonly onBehalf: readonly CallerName[];
  /** The scope that an access token needs to call it; `any` for none. Without this, only sessions may call it. */
  readonly scope?: TokenScope | 'any';
  /**
   * The call is about the user, whichever workspace the session is in. Any other call of a page names the workspace
   * that it shows, and is refused if the session has since moved to another.
   */
  readonly ofUser: boolean;
  /** It puts the session that calls it into another workspace. */
  readonly movesSession?: boolean;
  readonly rate: RateClass;
  readonly summary: string;
  readonly example?: Example<z.input<Body>, z.input<Query>, z.input<Params>>;
  readonly body: Body;
  readonly query: Query;
  readonly params: Params;
  /** The parts of a multipart request, files among them. The handler reads them as they come in. */
  readonly multipart?: z.ZodType;
  /**
   * Called by a server that signs its requests in this header: no page token is required, and the handler reads the
   * raw body.
   */
  readonly signedIn?: string;
  /**
   * Called from anywhere by clients, such as a mail program, that have a link whose query is signed: no page's token is
   * asked for, no session counts, and the body says nothing.
   */
  readonly signedLink?: true;
  /** Like `signedIn`, but the body itself is signed. */
  readonly signedBody?: true;
  /** Status of a success; 302 replies carry a Location and no body. */
  readonly status: 200 | 201 | 302;
  readonly response: Reply;
  /** When the caller accepts `application/x-ndjson`, the reply is a line of this kind each. */
  readonly stream?: Line;
  readonly errors: readonly ErrorName[];
}

const nothing = z.object({});
type Nothing = typeof nothing;

interface Definition<
  B extends z.ZodType,
  Q extends z.ZodObject,
  P extends z.ZodObject,
  R extends z.ZodType,
  L extends z.ZodType,
> extends Pick<Operation, 'id' | 'method' | 'path' | 'summary'> {
  access: Access;
  onBehalf?: readonly CallerName[];
  scope?: TokenScope | 'any';
  ofUser?: boolean;
  movesSession?: boolean;
  rate?: RateClass;
  /** Required for calls that need input and that access tokens may make. A test runs it. */
  example?: Example<z.input<B>, z.input<Q>, z.input<P>>;
  body?: B;
  query?: Q;
  params?: P;
  multipart?: z.ZodType;
  signedIn?: string;
  signedLink?: true;
  signedBody?: true;
  status?: 200 | 201 | 302;
  response: R;
  stream?: L;
  errors?: readonly ErrorName[];
}

/** Fills in the defaults: on nobody's behalf, of the workspace unless it is public, rate `normal`, status 200, no input. */
export function defineOperation<
  R extends z.ZodType,
  B extends z.ZodType = Nothing,
  Q extends z.ZodObject = Nothing,
  P extends z.ZodObject = Nothing,
  L extends z.ZodType = z.ZodType,
>(definition: Definition<B, Q, P, R, L>): Operation<B, Q, P, R, L> {
  const { body, query, params } = definition;
  return {
    rate: 'normal',
    status: 200,
    onBehalf: [],
    ofUser: definition.access === 'public',
    ...definition,
    service: definition.id.split('.')[0] as ServiceName,
    body: (body ?? nothing) as B,
    query: (query ?? nothing) as Q,
    params: (params ?? nothing) as P,
    errors: definition.errors ?? [],
  };
}

export type BodyOf<O extends Operation> = z.input<O['body']>;
export type QueryOf<O extends Operation> = z.input<O['query']>;
export type ParamsOf<O extends Operation> = z.input<O['params']>;
export type ReplyOf<O extends Operation> = z.output<O['response']>;

/** The least role that may call it; null where none is asked for. */
export const leastRole = ({ access }: Pick<Operation, 'access'>): Role | null =>
  ROLES.find((role) => role === access) ?? null;

/** Whether a member with that role may call it; nobody's role is null. */
export function mayCall(role: Role | null, operation: Pick<Operation, 'access'>): boolean {
  const least = leastRole(operation);
  return least ? role !== null && isAtLeast(role, least) : operation.access === 'public';
}

/** Where a page names the workspace that it shows. */
export const WORKSPACE_HEADER = 'x-workspace';

/** Whether it comes from no page of ours: another server signs what it sends, or the link that it calls. */
export const isSigned = ({
  signedIn,
  signedLink,
  signedBody,
}: Pick<Operation, 'signedIn' | 'signedLink' | 'signedBody'>): boolean =>
  signedIn !== undefined || signedLink === true || signedBody === true;

/** Whether only services may call it. The gateway neither routes nor documents such an operation. */
export const isInternal = ({ access }: Pick<Operation, 'access'>): boolean => typeof access !== 'string';

/** Whether a call has anything to bring in this part of it. */
export const takesInput = (schema: z.ZodType): boolean =>
  !('shape' in schema) || Object.keys(schema.shape as object).length > 0;
