import { NoResponseError } from './errors.ts';

/** The lines of a reply as they arrive. */
export async function* readLines(response: Response, signal?: AbortSignal): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw signal?.aborted ? cause : new NoResponseError(cause);
    });
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) yield line;
    if (done) break;
  }
  if (rest.trim()) yield rest;
}
