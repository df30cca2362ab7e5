/**
 * `fetch` for servers that answer with a list of parts where the OpenAI API has a text, as Mistral's reasoning models do.
 * The text parts become the text; thoughts and references are left out.
 */
export const fetchFlattened = async (input: string | URL | Request, init?: RequestInit): Promise<Response> =>
  flattenContent(await fetch(input, init));

async function flattenContent(response: Response): Promise<Response> {
  const { ok, status, statusText, headers, body } = response;
  if (!ok || !body) return response;
  const isStream = /event-stream/i.test(headers.get('content-type') ?? '');
  const flat = isStream
    ? body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(flattenEvents())
        .pipeThrough(new TextEncoderStream())
    : flattenJson(await response.text());
  return new Response(flat, { status, statusText, headers });
}

function flattenEvents(): TransformStream<string, string> {
  let line = '';
  return new TransformStream({
    transform(text, controller) {
      const [first = '', ...others] = text.split('\n');
      line += first;
      for (const next of others) {
        controller.enqueue(`${flattenEvent(line)}\n`);
        line = next;
      }
    },
    flush: (controller) => controller.enqueue(flattenEvent(line)),
  });
}

const DATA = 'data:';

const flattenEvent = (line: string): string =>
  line.startsWith(DATA) ? `${DATA} ${flattenJson(line.slice(DATA.length).trim())}` : line;

const LIST = /"content"\s*:\s*\[/;

/** What isn't JSON stays as it is, for whoever reads it. */
function flattenJson(text: string): string {
  if (!LIST.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), (_, value) => (isMessage(value) ? flattenMessage(value) : value));
  } catch {
    return text;
  }
}

interface Message {
  readonly content: readonly unknown[];
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content);

const flattenMessage = (message: Message): object => ({
  ...message,
  content: message.content.map(textOf).join(''),
});

const textOf = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string'
    ? part.text
    : '';
