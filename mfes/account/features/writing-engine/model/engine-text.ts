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

const FAULTS: Readonly<Record<ModelFault, string>> = {
  no_answer: 'The model’s server answered with an error',
  unreachable: 'Nothing answers at the model’s address. Check OPENAI_BASE_URL',
  too_slow: 'The model took too long to answer. Where it is only slow, raise MODEL_DEADLINE_SECONDS',
  key_refused: 'The key was refused. Check OPENAI_API_KEY',
  model_unknown: 'The server doesn’t have this model. Check OPENAI_MODEL',
  busy: 'The server is busy and asked us to wait. Your quota may be used up',
  refused: 'The server refused the request',
  context_too_small: 'The model can’t read texts as long as Carillon’s requests',
  unusable_answer: 'The model wrote something else than it was asked for',
};

/** What went wrong, in plain words, with the status code for whoever looks it up. */
export const faultText = (fault: ModelFault, status: number | null = null): string => {
  const [what = '', ...hint] = (Object.hasOwn(FAULTS, fault) ? FAULTS[fault] : FAULTS.no_answer).split('. ');
  return [`${what}${status === null ? '' : ` (${status})`}.`, ...hint.map((one) => `${one}.`)].join(' ');
};

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
