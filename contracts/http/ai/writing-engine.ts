import { z } from 'zod';
import { MODEL_FAULTS } from './writer.ts';

/** How a model can be made to write JSON: with a schema, as some object, or only by asking for it. */
export const JSON_MODES = ['schema', 'object', 'prompt'] as const;
export type JsonMode = (typeof JSON_MODES)[number];

/** The result of testing a model with a small task. */
export const engineCheck = z.object({
  checked_at: z.iso.datetime(),
  /** It wrote a sentence. */
  answers: z.boolean(),
  /** The strictest way in which it gave the JSON that was asked for; null where it gave none. */
  json: z.enum(JSON_MODES).nullable(),
  /** Whether it called a given tool. Null if that wasn't tried. */
  tools: z.boolean().nullable(),
  /** About how fast it writes; null where it wrote too little to tell. */
  tokens_per_second: z.number().nonnegative().nullable(),
  /** The first thing that went wrong. */
  fault: z.enum(MODEL_FAULTS).nullable(),
  /** The HTTP status of that, where the model's server gave one. */
  status: z.number().int().min(100).max(599).nullable(),
});
export type EngineCheck = z.infer<typeof engineCheck>;

/** The engine that writes for the workspace's users. */
export const writingEngine = z.object({
  /** Carillon's own writer; a model on another server; a model on this server, in a process of its own. */
  kind: z.enum(['built_in', 'endpoint', 'local']),
  name: z.string().max(200),
  /**
   * When a model that kept failing is tried again; until then the built-in writer writes. Null while the model is in
   * use.
   */
  paused_until: z.iso.datetime().nullable(),
  /** The model's last failure, unless it has succeeded since. */
  fault: z.enum(MODEL_FAULTS).nullable(),
  /** The last check since the process started. */
  check: engineCheck.nullable(),
});
export type WritingEngine = z.infer<typeof writingEngine>;
