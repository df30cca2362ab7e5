import type { ModelFault } from '@carillon/contracts/http/ai/writer.ts';
import type { EngineCheck, JsonMode, WritingEngine } from '@carillon/contracts/http/ai/writing-engine.ts';

const KINDS: Readonly<Record<WritingEngine['kind'], (name: string) => string>> = {
  built_in: () => 'Carillon’s own writer. It needs no key and sends nothing to another server.',
  endpoint: (name) => `The model ${name}, on another server.`,
  local: (name) => `The model ${name}, on this server. It sends nothing to another one.`,
};

/** Who writes, as a sentence; a kind that a later version may bring, by its name. */
export const engineText = ({ kind, name }: WritingEngine): string =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind](name) : name;

type Place = WritingEngine['kind'];

const FAULTS: Readonly<Record<ModelFault, string>> = {
  no_answer: 'The model’s server answered with an error',
  unreachable: 'Nothing answers at the model’s address. Check OPENAI_BASE_URL',
  too_slow: 'The model took too long to answer. If it’s just slow, raise MODEL_DEADLINE_SECONDS',
  key_refused: 'The key was refused. Check OPENAI_API_KEY',
  model_unknown: 'The server doesn’t have this model. Check OPENAI_MODEL',
  busy: 'The server asked us to wait. It’s busy, or your quota is used up',
  refused: 'The server refused the request',
  context_too_small: 'The model can’t read texts as long as Carillon’s requests',
  unusable_answer: 'The model didn’t write what it was asked for',
};

/** What reads otherwise for a model on this server, which has no address, key or quota. */
const LOCAL_FAULTS: Readonly<Partial<Record<ModelFault, string>>> = {
  no_answer: 'The model stopped with an error. The AI service’s log says more',
  unreachable: 'The model couldn’t be started. The AI service’s log says why',
  too_slow: 'The model took too long to answer. If it’s just slow, raise LOCAL_MODEL_DEADLINE_SECONDS',
  busy: 'Too many people are waiting for the model. Try again in a minute',
};

/** What went wrong, in plain words, with the status code for whoever looks it up. */
export const faultText = (
  fault: ModelFault,
  { place = 'endpoint', status = null }: { readonly place?: Place; readonly status?: number | null } = {},
): string => {
  const known = Object.hasOwn(FAULTS, fault) ? fault : 'no_answer';
  const text = (place === 'local' ? LOCAL_FAULTS[known] : undefined) ?? FAULTS[known];
  const [what = '', ...hint] = text.split('. ');
  return [`${what}${status === null ? '' : ` (${status})`}.`, ...hint.map((one) => `${one}.`)].join(' ');
};

/** What a check is doing: a model on this server isn't asked to call tools. */
export const askingText = (place: Place): string =>
  place === 'local'
    ? 'Asking the model for a sentence and JSON. Others’ requests may come first…'
    : 'Asking the model for a sentence, JSON and a tool call…';

const JSON_TEXTS: Readonly<Record<JsonMode, string>> = {
  schema: 'Follows a JSON schema',
  object: 'Writes JSON, without a schema',
  prompt: 'Writes JSON when asked in words',
};

export interface Finding {
  readonly text: string;
  readonly good: boolean;
}

/** What a check found, a line each. */
export function findingsOf({ answers, json, tools, tokens_per_second: speed }: EngineCheck): Finding[] {
  if (!answers) return [{ text: 'Doesn’t answer', good: false }];
  return [
    { text: 'Answers', good: true },
    json ? { text: JSON_TEXTS[json], good: true } : { text: 'Doesn’t write JSON', good: false },
    ...(tools === null
      ? []
      : [
          tools
            ? { text: 'Calls tools', good: true }
            : { text: 'Doesn’t call tools, which the assistant needs', good: false },
        ]),
    ...(speed === null ? [] : [{ text: `Writes about ${speedText(speed)} tokens a second`, good: true }]),
  ];
}

const speedText = (speed: number): string => (speed >= 10 ? `${Math.round(speed)}` : speed.toFixed(1));
