import { randomUUID } from 'node:crypto';
import { conversationChanged } from '@carillon/contracts/events/ai/conversation-changed.ts';
import { createWakeUpSignal } from '@carillon/kit/bus/wake-up-signal.ts';
import type { ReadinessChecks } from '@carillon/kit/health.ts';
import type { DelegateClient } from '@carillon/kit/http/service-client.ts';
import type { IdempotencyStore } from '@carillon/kit/idempotency/idempotency-store.ts';
import type { PublicKeys } from '@carillon/kit/identity/service-keys.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import { createErasing, type Erasing, SWEEP_EVERY_MS } from '@carillon/kit/personal-data/erasing.ts';
import type { PersonalData } from '@carillon/kit/personal-data/personal-data.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { Engines } from './assistant/acting/engine-for.ts';
import { createBuiltInConversation } from './assistant/built-in/built-in-conversation.ts';
import type { ConversationDeps } from './assistant/conversations/conversation-deps.ts';
import type { AiConfig } from './config.ts';
import { type BuiltInEngine, createBuiltInEngine } from './engines/built-in/built-in-engine.ts';
import type { Engine } from './engines/engine.ts';
import { createLocalEngine } from './engines/local/local-engine.ts';
import type { ModelSettings } from './engines/model/model-engine.ts';
import { createModelWatch, type ModelWatch } from './engines/model-watch.ts';
import { localSettings } from './models/local-settings.ts';
import type { BrandVoiceStore } from './stores/brand-voices.ts';
import type { BusinessPlanStore } from './stores/business-plans.ts';
import { openStores } from './stores/stores.ts';
import { createModelAllowance, type ModelAllowance } from './usecases/model-allowance.ts';
import { createWordMeter, type WordMeter } from './usecases/word-meter.ts';
import { createWritingEngineView, type WritingEngineView } from './usecases/writing-engine.ts';

export interface AiContext {
  /** The one that is asked first, and the one for when it can't. */
  readonly engine: Engine;
  readonly fallback: BuiltInEngine;
  /** How often each user may ask the model; there with a model alone. */
  readonly allowance?: ModelAllowance;
  /** The model's deadline and breaker; there with a model alone. */
  readonly watch?: ModelWatch;
  /** What is known of who writes. */
  readonly writing: WritingEngineView;
  /** The way to the others, for itself and for users. */
  readonly services: DelegateClient;
  /** Who answers in conversations. */
  readonly assistants: Engines;
  /** What was said in them. */
  readonly talk: ConversationDeps;
  /** What a workspace's words are counted by. */
  readonly words: WordMeter;
  readonly plans: BusinessPlanStore;
  readonly voices: BrandVoiceStore;
  readonly idempotency: IdempotencyStore;
  readonly personalData: PersonalData;
  readonly erasing: Erasing;
  readonly publicKeys: PublicKeys;
  readonly log: Log;
  readonly securityLog: SecurityLog;
  readonly metrics: Metrics;
  readonly checks: ReadinessChecks;
  clock(): Date;
  newId(): string;
  close(): Promise<void>;
}

/** What changes at one moment is told together. */
const GATHER_MS = 50;

export async function createContext(
  config: AiConfig,
  runtime: Pick<
    Runtime,
    'log' | 'securityLog' | 'metrics' | 'store' | 'publicKeys' | 'services' | 'bus' | 'clock'
  >,
): Promise<AiContext> {
  const { log, securityLog, metrics, publicKeys, services, clock } = runtime;
  return openParts(async (closing): Promise<Omit<AiContext, 'close'>> => {
    const fallback = createBuiltInEngine(Math.random);
    closing.defer(() => fallback.close());
    const words = createWordMeter(services, log);
    const stores = await openStores(runtime.store);
    closing.defer(() => stores.close());
    const erasing = createErasing('ai', { data: stores.personalData, clock });
    closing.defer(repeat('erasure sweep', erasing.sweep, SWEEP_EVERY_MS, log).close);
    const tellChanged = createWakeUpSignal({ bus: runtime.bus, log, clock }, conversationChanged, {
      gatherMs: GATHER_MS,
    });
    const model = modelSettings(config);
    const local = model ? null : localSettings(config);
    const localEngine = local && createLocalEngine(local);
    if (localEngine) closing.defer(() => localEngine.close());
    const endpoint = model && (await openEndpoint(model));
    const engine = endpoint?.engine ?? localEngine;
    const deadlineS = local ? config.LOCAL_MODEL_DEADLINE_SECONDS : config.MODEL_DEADLINE_SECONDS;
    const watch = createModelWatch(clock, { deadlineMs: deadlineS * 1_000 });
    const writing = createWritingEngineView({ fallback, clock, log, ...(engine && { engine, watch }) });
    closing.defer(writing.close);
    return {
      fallback,
      words,
      erasing,
      services,
      plans: stores.plans,
      voices: stores.voices,
      idempotency: stores.idempotency,
      personalData: stores.personalData,
      assistants: {
        builtIn: createBuiltInConversation(),
        ...(endpoint && { model: endpoint.converse(watch) }),
      },
      talk: { ...stores, tellChanged, clock, newId: randomUUID },
      publicKeys,
      log,
      securityLog,
      metrics,
      clock,
      engine: engine ?? fallback,
      writing,
      ...(engine && {
        watch,
        allowance: createModelAllowance(stores.modelUses, config.MODEL_USES_PER_DAY, clock),
      }),
      checks: { store: () => stores.ping() },
      newId: randomUUID,
    };
  });
}

/** Loads the client of model servers, which is large, only where there is such a server. */
async function openEndpoint(settings: ModelSettings) {
  const [{ createModelEngine }, { createModelConversation }] = await Promise.all([
    import('./engines/model/model-engine.ts'),
    import('./assistant/model/model-conversation.ts'),
  ]);
  return {
    engine: createModelEngine(settings),
    converse: (watch: ModelWatch) => createModelConversation(settings, watch),
  };
}

function modelSettings({
  OPENAI_BASE_URL,
  OPENAI_API_KEY,
  OPENAI_MODEL,
}: AiConfig): ModelSettings | undefined {
  if (!OPENAI_API_KEY || !OPENAI_MODEL) return undefined;
  return { baseUrl: OPENAI_BASE_URL, apiKey: OPENAI_API_KEY, model: OPENAI_MODEL };
}
