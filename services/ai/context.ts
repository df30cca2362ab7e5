import type { ReadinessChecks } from '@carillon/kit/health.ts';
import type { PublicKeys } from '@carillon/kit/identity/service-keys.ts';
import { createLogger, type Log } from '@carillon/kit/log.ts';
import { createMetrics, type Metrics } from '@carillon/kit/metrics.ts';
import type { ContextConfig } from './config.ts';
import { createBuiltInEngine } from './engines/built-in/built-in-engine.ts';
import type { DraftEngine } from './engines/engine.ts';
import { createModelEngine } from './engines/model/model-engine.ts';

export interface AiContext {
  /** The one that writes first, and the one that writes when it can't. */
  readonly engine: DraftEngine;
  readonly fallback: DraftEngine;
  readonly publicKeys: PublicKeys;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly checks: ReadinessChecks;
}

/** What a process that holds several services, or a test, brings along. */
export interface ContextOverrides {
  readonly log?: Log;
  readonly metrics?: Metrics;
  readonly engine?: DraftEngine;
  /** Numbers from 0 up to 1, for variety. */
  readonly random?: () => number;
}

export function createContext(config: ContextConfig, overrides: ContextOverrides = {}): AiContext {
  const fallback = createBuiltInEngine(overrides.random ?? Math.random);
  return {
    engine: overrides.engine ?? modelEngine(config) ?? fallback,
    fallback,
    publicKeys: config.SERVICE_PUBLIC_KEYS,
    log: overrides.log ?? createLogger('ai', config.LOG_LEVEL),
    metrics: overrides.metrics ?? createMetrics(),
    checks: {},
  };
}

function modelEngine({
  OPENAI_BASE_URL,
  OPENAI_API_KEY,
  OPENAI_MODEL,
}: ContextConfig): DraftEngine | undefined {
  if (!OPENAI_API_KEY || !OPENAI_MODEL) return undefined;
  return createModelEngine({ baseUrl: OPENAI_BASE_URL, apiKey: OPENAI_API_KEY, model: OPENAI_MODEL });
}
