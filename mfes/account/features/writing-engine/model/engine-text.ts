import type { ModelFault } from '@carillon/contracts/http/ai/writer.ts';
import type { EngineCheck, JsonMode, WritingEngine } from '@carillon/contracts/http/ai/writing-engine.ts';
import { formatNumber } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

const KINDS: Readonly<Record<WritingEngine['kind'], (name: string) => string>> = {
  built_in: () => t`Carillon’s built-in writer. It needs no key and sends nothing to another server.`,
  endpoint: (name) => t`The model ${name}, on another server.`,
  local: (name) => t`The model ${name}, on this server. Nothing is sent to another server.`,
};

/** Describes the engine in a sentence. A kind from a later version appears by its name. */
export const engineText = ({ kind, name }: WritingEngine): string =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind](name) : name;

type Place = WritingEngine['kind'];

const FAULTS: Readonly<Record<ModelFault, string>> = {
  no_answer: t`The model’s server returned an error.`,
  unreachable: t`Nothing responds at the model’s address. Check OPENAI_BASE_URL.`,
  too_slow: t`The model took too long to respond. If it’s just slow, raise MODEL_DEADLINE_SECONDS.`,
  key_refused: t`The API key was rejected. Check OPENAI_API_KEY.`,
  model_unknown: t`The server doesn’t have this model. Check OPENAI_MODEL.`,
  busy: t`The server asked us to wait. It’s busy, or your quota is used up.`,
  refused: t`The server refused the request.`,
  context_too_small: t`Carillon’s requests are too long for this model.`,
  unusable_answer: t`The model didn’t write what it was asked for.`,
};

/** Different texts for a model on this server, which has no address, key or quota. */
const LOCAL_FAULTS: Readonly<Partial<Record<ModelFault, string>>> = {
  no_answer: t`The model stopped with an error. See the AI service’s log for details.`,
  unreachable: t`The model couldn’t be started. See the AI service’s log for details.`,
  too_slow: t`The model took too long to respond. If it’s just slow, raise LOCAL_MODEL_DEADLINE_SECONDS.`,
  busy: t`Too many people are waiting for the model. Try again in a minute.`,
};

/** The fault in plain words, with the status code for reference. */
export const faultText = (
  fault: ModelFault,
  { place = 'endpoint', status = null }: { readonly place?: Place; readonly status?: number | null } = {},
): string => {
  const knownFault = Object.hasOwn(FAULTS, fault) ? fault : 'no_answer';
  const text = (place === 'local' ? LOCAL_FAULTS[knownFault] : undefined) ?? FAULTS[knownFault];
  return status === null ? text : `${text} ${t`Status code: ${status}.`}`;
};

/** Describes a check in progress: a model on this server isn't asked to call tools. */
export const askingText = (place: Place): string =>
  place === 'local'
    ? t`Asking the model for a sentence and JSON. Other requests may come first…`
    : t`Asking the model for a sentence, JSON and a tool call…`;

const JSON_TEXTS: Readonly<Record<JsonMode, string>> = {
  schema: t`Follows a JSON schema`,
  object: t`Writes JSON, without a schema`,
  prompt: t`Writes JSON when the prompt asks for it`,
};

export interface Finding {
  readonly text: string;
  readonly good: boolean;
}

/** Lists the findings of a check, a line each. */
export function findingsOf({ answers, json, tools, tokens_per_second: speed }: EngineCheck): Finding[] {
  if (!answers) return [{ text: t`Doesn’t respond`, good: false }];
  return [
    { text: t({ message: 'Responds', context: 'the model does' }), good: true },
    json ? { text: JSON_TEXTS[json], good: true } : { text: t`Doesn’t write JSON`, good: false },
    ...(tools === null
      ? []
      : [
          tools
            ? { text: t`Calls tools`, good: true }
            : { text: t`Doesn’t call tools, which the assistant needs`, good: false },
        ]),
    ...(speed === null
      ? []
      : [{ text: t`Writes about ${{ speed: speedText(speed) }} tokens a second`, good: true }]),
  ];
}

const speedText = (speed: number): string => {
  const digits = speed >= 10 ? 0 : 1;
  return formatNumber(speed, { minimumFractionDigits: digits, maximumFractionDigits: digits });
};
