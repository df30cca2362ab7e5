import { CARILLON_VERSION } from '../carillon-version.ts';
import { setTracer } from './tracing.ts';

export interface Tracing {
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>;
}

const LAST_MS = 2_000;

/**
 * Traces this process if the standard settings say so: OTEL_EXPORTER_OTLP_ENDPOINT, together with those for sampler,
 * headers and batches. Otherwise nothing is loaded. Spans that can't be sent are dropped, and nothing waits for them.
 */
export async function startTracing(processName: string, env: NodeJS.ProcessEnv): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = env;
  const isWanted = OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  if (!isWanted || OTEL_SDK_DISABLED === 'true') return { close: async () => undefined };
  const [api, { BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, resources, names] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/semantic-conventions'),
    ]);
  const provider = new BasicTracerProvider({
    resource: resources.resourceFromAttributes({
      [names.ATTR_SERVICE_NAME]: env.OTEL_SERVICE_NAME || `carillon-${processName}`,
      [names.ATTR_SERVICE_VERSION]: CARILLON_VERSION,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  setTracer({ api, tracer: provider.getTracer('carillon', CARILLON_VERSION) });
  return {
    async close() {
      setTracer(null);
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, LAST_MS);
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
}
