import type { components } from './api.ts';

type Failure = components['schemas']['Failure'];

/** The name of the error. The API's page lists all names. */
export type ErrorName = Failure['error'];

/** A reply of the API that is no success. */
export class CarillonError extends Error {
  readonly code: ErrorName;
  readonly status: number;
  /** Sentences by the field that they are about. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Details, such as the current version of the draft. */
  readonly detail: unknown;
  /** For the server's operator: the log knows the call by this id. */
  readonly requestId: string | undefined;

  constructor(status: number, failure: Failure) {
    super(failure.message);
    this.name = 'CarillonError';
    this.code = failure.error;
    this.status = status;
    this.fields = failure.errors ?? {};
    this.detail = failure.detail;
    this.requestId = failure.request_id;
  }
}

/** A proxy in front may answer with something else than the API does. */
export async function errorOf(response: Response): Promise<CarillonError> {
  const body: unknown = await response.json().catch(() => null);
  if (isFailure(body)) return new CarillonError(response.status, body);
  const error = response.status === 503 ? 'service_unavailable' : 'internal_error';
  const message = `${response.url} answered ${response.status}.`;
  return new CarillonError(response.status, { success: false, error, message });
}

const isFailure = (body: unknown): body is Failure =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';
