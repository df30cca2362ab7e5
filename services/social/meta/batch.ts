import { text } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Reply } from '../http/call.ts';
import { parseJson } from '../http/parse-json.ts';
import { SocialError } from '../social-error.ts';
import type { Graph } from './graph.ts';

/** The most that Meta takes in one batch; each of them counts as a call. */
export const BATCH_SIZE = 50;

const header = z.object({ name: z.string(), value: z.string() });
/** Null where Meta ran out of time before it got to it. */
const answer = z.object({ code: z.number(), headers: z.array(header).default([]), body: z.string() });
const answers = z.array(answer.nullable());

interface Options {
  readonly label: string;
  readonly token: string;
  readonly signal?: AbortSignal | undefined;
}

/** Reads several things in one call, with a separate reply for each, in order. */
export const readBatch = async (
  graph: Graph,
  paths: readonly string[],
  { label, token, signal }: Options,
): Promise<Reply[]> => {
  const replies = new Map<string, Reply>();
  let remaining = [...new Set(paths)];
  while (remaining.length > 0) {
    const batch = remaining.map((path) => ({ method: 'GET', relative_url: path }));
    const answered = await graph.post('me', {
      token,
      signal,
      schema: answers,
      body: new URLSearchParams({ batch: JSON.stringify(batch) }),
    });
    for (const [index, one] of answered.entries()) {
      const path = remaining[index];
      if (one !== null && path !== undefined) replies.set(path, replyOf(one));
    }
    const still = remaining.filter((path) => !replies.has(path));
    if (still.length === remaining.length)
      throw new SocialError(text`${{ network: label }} didn’t finish responding in time.`, {
        kind: 'transient',
      });
    remaining = still;
  }
  return paths.flatMap((path) => replies.get(path) ?? []);
};

const replyOf = ({ code, headers, body }: z.infer<typeof answer>): Reply => ({
  status: code,
  headers: new Headers(
    headers.flatMap(({ name, value }) => (READ.has(name.toLowerCase()) ? [[name, value]] : [])),
  ),
  body: parseJson(body),
});

/** Others are not asked for, and may be none that `Headers` takes. */
const READ = new Set(['x-app-usage', 'x-page-usage', 'x-business-use-case-usage']);
