import { randomUUID } from 'node:crypto';
import { conversationChanged } from '@carillon/contracts/events/ai/conversation-changed.ts';
import { createWakeUpSignal } from '@carillon/kit/bus/wake-up-signal.ts';
import type { DelegateClient } from '@carillon/kit/http/service-client.ts';
import type { PublicKeys } from '@carillon/kit/identity/service-keys.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import { createErasing, type Erasing, SWEEP_EVERY_MS } from '@carillon/kit/personal-data/erasing.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Assistant } from './assistant/assistant.ts';
import { createBuiltInConversation } from './assistant/built-in/built-in-conversation.ts';
import type { AiConfig } from './config.ts';
import { createBuiltInEngine } from './engines/built-in/built-in-engine.ts';
import { createLocalEngine } from './engines/local/local-engine.ts';
import type { ModelSettings } from './engines/model/model-engine.ts';
import { createModelWatch, type ModelWatch } from './engines/model-watch.ts';
import { localSettings } from './models/local-settings.ts';
import type { Stores } from './stores/stores.ts';
import { openStores } from './stores/stores.ts';
import { createModelAllowance } from './usecases/model-allowance.ts';
import type { Models } from './usecases/models.ts';
import { createWordMeter } from './usecases/word-meter.ts';
import { createWritingEngineView } from './usecases/writing-engine.ts';

export interface AiContext {
  readonly stores: Stores;
  readonly telemetry: Telemetry;
  readonly models: Models;
  readonly assistant: Assistant;
  /** The way to the others, for itself and for users. */
  readonly services: DelegateClient;
  readonly erasing: Erasing;
  readonly publicKeys: PublicKeys;
  clock(): Date;
  newId(): string;
  close(): Promise<void>;
}

/** Changes within this time are reported together. */
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
      stores,
      telemetry: { log, securityLog, metrics },
      models: {
        engine: engine ?? fallback,
        fallback,
        words,
        writing,
        ...(engine && {
          watch,
          allowance: createModelAllowance(stores.modelUses, config.MODEL_USES_PER_DAY, clock),
        }),
      },
      assistant: {
        engines: {
          builtIn: createBuiltInConversation(),
          ...(endpoint && { model: endpoint.converse(watch) }),
        },
        history: { ...stores, tellChanged, clock, newId: randomUUID },
      },
      services,
      erasing,
      publicKeys,
      clock,
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
