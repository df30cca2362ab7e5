import { flattenContent, hasLists } from './flatten-content.ts';
import { createCallNumbers } from './number-tool-calls.ts';

/** `fetch` for a client of the OpenAI API: replies of servers that differ from it are brought into its form. */
export const compatibleFetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> =>
  makeCompatible(await fetch(input, init));

async function makeCompatible(response: Response): Promise<Response> {
  const { ok, status, statusText, headers, body } = response;
  if (!ok || !body) return response;
  const isStream = /event-stream/i.test(headers.get('content-type') ?? '');
  const compatible = isStream
    ? body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(rewriteEvents())
        .pipeThrough(new TextEncoderStream())
    : rewriteJson(await response.text());
  return new Response(compatible, { status, statusText, headers });
}

function rewriteEvents(): TransformStream<string, string> {
  const numberCalls = createCallNumbers();
  let line = '';
  const rewrite = () =>
    line.startsWith(DATA) ? `${DATA} ${rewriteJson(line.slice(DATA.length), numberCalls)}` : line;
  return new TransformStream({
    transform(text, controller) {
      const [first = '', ...others] = text.split('\n');
      line += first;
      for (const next of others) {
        controller.enqueue(`${rewrite()}\n`);
        line = next;
      }
    },
    flush: (controller) => controller.enqueue(rewrite()),
  });
}

const DATA = 'data:';
const CALLS = '"tool_calls"';

/** What isn't JSON, or in form already, stays as it is. */
function rewriteJson(text: string, numberCalls?: (body: unknown) => unknown): string {
  const mayHaveCalls = numberCalls !== undefined && text.includes(CALLS);
  if (!mayHaveCalls && !hasLists(text)) return text.trim();
  try {
    const body: unknown = JSON.parse(text, flattenContent);
    return JSON.stringify(mayHaveCalls ? numberCalls(body) : body);
  } catch {
    return text.trim();
  }
}
