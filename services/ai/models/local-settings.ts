import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { AiConfig } from '../config.ts';
import type { LocalSettings } from '../engines/local/local-engine.ts';
import { hasRuntime, readInUse, runtimeIn } from './model-folder.ts';

/** The model on this machine that writes: the named file, or the chosen one. Null if there is none. */
export function localSettings(config: AiConfig): LocalSettings | null {
  const { MODELS_FOLDER: folder, MODEL_FILE: file } = config;
  if (!folder || !hasRuntime(folder)) return null;
  const model = file ? { name: path.basename(file, '.gguf'), file } : readInUse(folder);
  return (
    model && {
      ...model,
      runtime: runtimeIn(folder),
      threads: config.LOCAL_MODEL_THREADS ?? spareThreads(),
      contextSize: config.LOCAL_MODEL_CONTEXT,
      gpu: config.LOCAL_MODEL_GPU,
      idleMs: config.LOCAL_MODEL_IDLE_MINUTES * 60_000,
    }
  );
}

const MAX_THREADS = 16;

/** One is left to the service itself. */
const spareThreads = (): number => Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1));
