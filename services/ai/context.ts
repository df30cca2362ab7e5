import { createClosing } from '@carillon/kit/closing.ts';
import type { ReadinessChecks } from '@carillon/kit/health.ts';
import type { PublicKeys } from '@carillon/kit/identity/service-keys.ts';
import { createLogger, type Log } from '@carillon/kit/log.ts';
import { createMetrics, type Metrics } from '@carillon/kit/metrics.ts';
import type { Config, ContextConfig } from './config.ts';
import { createBuiltInEngine } from './engines/built-in/built-in-engine.ts';
import type { Engine } from './engines/engine.ts';
import { createModelEngine } from './engines/model/model-engine.ts';
import { openStores } from './stores/stores.ts';
import { createModelAllowance, type ModelAllowance } from './usecases/model-allowance.ts';

export interface AiContext {
  /** The one that is asked first, and the one for when it can't. */
  readonly engine: Engine;
  readonly fallback: Engine;
  /** How often each user may ask the model; there with a model alone. */
  readonly allowance?: ModelAllowance;
  readonly publicKeys: PublicKeys;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly checks: ReadinessChecks;
  close(): Promise<void>;
}

/** What a process that holds several services, or a test, brings along. */
export interface ContextOverrides {
  readonly mongoUri?: string;
  readonly log?: Log;
  readonly metrics?: Metrics;
  readonly clock?: () => Date;
  /** Numbers from 0 up to 1, for variety. */
  readonly random?: () => number;
}

/** `MONGODB_URI` may be left out where `mongoUri` is given, or no model is. */
type Given = ContextConfig & Partial<Pick<Config, 'MONGODB_URI'>>;

/** Opens the store when a model writes, whose uses are counted there; the built-in writer keeps nothing. */
export async function createContext(config: Given, overrides: ContextOverrides = {}): Promise<AiContext> {
  const closing = createClosing();
  const fallback = createBuiltInEngine(overrides.random ?? Math.random);
  closing.add(() => fallback.close());
  const shared = {
    fallback,
    publicKeys: config.SERVICE_PUBLIC_KEYS,
    log: overrides.log ?? createLogger('ai', config.LOG_LEVEL),
    metrics: overrides.metrics ?? createMetrics(),
    close: () => closing.close(),
  };
  const engine = modelEngine(config);
  if (!engine) return { ...shared, engine: fallback, checks: {} };
  const uri = overrides.mongoUri ?? config.MONGODB_URI;
  if (uri === undefined) throw new Error('MONGODB_URI is needed for a model to write the drafts');
  const stores = await openStores(uri, `${config.MONGODB_PREFIX}_ai`);
  closing.add(() => stores.close());
  const clock = overrides.clock ?? (() => new Date());
  return {
    ...shared,
    engine,
    allowance: createModelAllowance(stores.modelUses, config.MODEL_USES_PER_DAY, clock),
    checks: { store: () => stores.ping() },
  };
}

function modelEngine({ OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL }: ContextConfig): Engine | undefined {
  if (!OPENAI_API_KEY || !OPENAI_MODEL) return undefined;
  return createModelEngine({ baseUrl: OPENAI_BASE_URL, apiKey: OPENAI_API_KEY, model: OPENAI_MODEL });
}
