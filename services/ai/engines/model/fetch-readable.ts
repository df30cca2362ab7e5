/** More than any error has to say. */
const MOST_BYTES = 64 * 1024;

/**
 * Fetches, and puts an error's words where the OpenAI client looks for them: under `error`. SGLang writes them beside its
 * code, FastAPI under `detail`, and Gemini wraps all of it in a list.
 */
export async function fetchReadable(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const reply = await fetch(address, init);
  if (reply.ok) return reply;
  const { status, statusText } = reply;
  const body = readable(await readStart(reply));
  const headers = new Headers(reply.headers);
  // They describe the body as it came.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(body, { status, statusText, headers });
}

async function readStart({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readable(text: string): string {
  const error = errorIn(parsed(text));
  return error ? JSON.stringify({ error }) : text;
}

/** An error whose words are somewhere else than under `error`. */
function errorIn(body: unknown): object | null {
  if (Array.isArray(body)) {
    const [first] = body;
    return isObject(first) && isObject(first.error) ? first.error : null;
  }
  if (!isObject(body) || body.error) return null;
  const { message, detail, code, type } = body;
  if (typeof message === 'string') return { message, code, type };
  if (detail === undefined) return null;
  return { message: typeof detail === 'string' ? detail : JSON.stringify(detail) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
