export interface InnerInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit | null | undefined;
  readonly signal: AbortSignal;
  readonly redirect?: RequestRedirect;
}

/**
 * A request from one part of Carillon to another. It does what a `Request` does, and becomes one only when it is asked
 * for more than its method, address, headers, signal, and a body that is there as a whole. Making a `Request` copies
 * headers, opens a stream, and follows the signal through weak references that the garbage collector pays for.
 */
export const innerRequest = (url: string, init: InnerInit): Request =>
  new InnerRequest(url, init) as unknown as Request;

const decoder = new TextDecoder();

class InnerRequest {
  readonly url: string;
  readonly #init: InnerInit;
  #headers: Headers | undefined;
  #whole: Request | undefined;

  constructor(url: string, init: InnerInit) {
    this.url = url;
    this.#init = init;
  }

  get method(): string {
    return this.#init.method;
  }

  get signal(): AbortSignal {
    return this.#init.signal;
  }

  get headers(): Headers {
    // For other bodies, the platform sets the content type.
    if (this.#body === undefined) return this.whole().headers;
    this.#headers ??= new Headers(this.#init.headers);
    return this.#headers;
  }

  async text(): Promise<string> {
    const body = this.#body;
    if (body === undefined) return this.whole().text();
    return typeof body === 'string' ? body : decoder.decode(body);
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const body = this.#body;
    return body instanceof ArrayBuffer ? body : this.whole().arrayBuffer();
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  whole(): Request {
    if (this.#whole) return this.#whole;
    const { method, headers, body, signal, redirect } = this.#init;
    const duplex = body instanceof ReadableStream ? { duplex: 'half' } : {};
    const init = { method, headers: this.#headers ?? headers, body, signal, redirect, ...duplex };
    this.#whole = new Request(this.url, init as RequestInit);
    return this.#whole;
  }

  /** The body if it is complete: '' without one, undefined if it must be read. */
  get #body(): string | ArrayBuffer | undefined {
    if (this.#whole) return undefined;
    const body = this.#init.body ?? '';
    return typeof body === 'string' || body instanceof ArrayBuffer ? body : undefined;
  }
}

const PROPERTIES = [
  ...['body', 'bodyUsed', 'cache', 'credentials', 'destination', 'duplex', 'integrity', 'keepalive', 'mode'],
  ...['redirect', 'referrer', 'referrerPolicy'],
] as const;
const METHODS = ['blob', 'bytes', 'clone', 'formData'] as const;

Object.setPrototypeOf(InnerRequest.prototype, Request.prototype);
for (const name of PROPERTIES)
  Object.defineProperty(InnerRequest.prototype, name, {
    get(this: InnerRequest) {
      return Reflect.get(this.whole(), name);
    },
  });
for (const name of METHODS)
  Object.defineProperty(InnerRequest.prototype, name, {
    value(this: InnerRequest) {
      return this.whole()[name]();
    },
  });
