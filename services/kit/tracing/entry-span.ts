import { inSpan, isTraced, type SpanWriter } from './tracing.ts';

interface Request {
  readonly service: string;
  readonly method: string;
  /** The `traceparent` of a trusted caller, whose trace the span joins. */
  readonly traceparent?: string | undefined;
  /** The `traceparent` of an outside caller, such as a proxy. The span links to it, but takes neither its ids nor its sampling. */
  readonly linkedTo?: string | undefined;
  /** The route that answered, once known: a path with parameter names, never values. */
  route(): string;
  status(): number;
}

/** Paths of middleware, which aren't routes. */
const EVERYTHING = ['', '*', '/*'];

/** The pattern of a parameter, as in `/:version{v2.}`. */
const PATTERN = /\{[^{}]*\}/g;

/** An incoming request as a span, named by its method and route, following OpenTelemetry. */
export function inEntrySpan(
  { service, method, traceparent, linkedTo, route, status }: Request,
  answer: (span: SpanWriter) => Promise<void>,
): Promise<void> {
  const attributes = { 'http.request.method': method, 'carillon.service': service };
  return inSpan(
    () => ({ name: method, kind: 'SERVER', attributes, traceparent, linkedTo }),
    async (span) => {
      await answer(span);
      if (!isTraced()) return;
      span.setAttributes({ 'http.response.status_code': status() });
      const routePath = route().replaceAll(PATTERN, '');
      if (EVERYTHING.includes(routePath)) return;
      span.updateName(`${method} ${routePath}`);
      span.setAttributes({ 'http.route': routePath });
    },
  );
}
