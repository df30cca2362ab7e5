import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer of the endpoint. */
export type Answer =
  | { readonly kind: 'content'; readonly text: string }
  /** Piece by piece; without an end it is broken off, and a stall says nothing more. */
  | {
      readonly kind: 'pieces';
      readonly texts: readonly string[];
      readonly end: 'finished' | 'broken' | 'stalled' | 'cut off';
      /** Thoughts in a field of their own, before the text. */
      readonly thoughts?: readonly string[];
    }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterMs?: number }
  /** A reply word for word. */
  | {
      readonly kind: 'raw';
      readonly status: number;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'silence' };

export const content = (text: string): Answer => ({ kind: 'content', text });
export const pieces = (
  texts: readonly string[],
  end: 'finished' | 'broken' | 'stalled' | 'cut off' = 'finished',
  thoughts: readonly string[] = [],
): Answer => ({
  kind: 'pieces',
  texts,
  end,
  thoughts,
});
export const status = (code: number, retryAfterMs?: number): Answer => ({
  kind: 'status',
  status: code,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
export const silence: Answer = { kind: 'silence' };

export const raw = (
  code: number,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  kind: 'raw',
  status: code,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers,
});

/** The answer to each question, by what it asks. */
export type Answering = Answer | ((question: Question) => Answer);

export interface Question {
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly type: string };
}

const isStall = (answer: Answering): boolean =>
  typeof answer === 'object' && answer.kind === 'pieces' && answer.end === 'stalled';

/**
 * How long such a model may pause: short where it stalls, and otherwise long enough that a busy machine stalls
 * nothing.
 */
export const pauseFor = (answers: readonly Answering[]): { readonly pauseMs?: number } =>
  answers.some(isStall) ? { pauseMs: 100 } : {};

/** An OpenAI-compatible endpoint that answers with these in turn, the last of them again and again. */
export async function startFakeModel(...answers: readonly Answering[]) {
  const questions: Question[] = [];
  let aborted = 0;
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) aborted++;
    });
    const question: Question = JSON.parse(await bodyOf(request));
    questions.push(question);
    const answer = answers[Math.min(questions.length, answers.length) - 1];
    if (answer) give(typeof answer === 'function' ? answer(question) : answer, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    questions,
    /** How many answers their caller did not wait for. */
    left: () => aborted,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function give(answer: Answer, response: ServerResponse): void {
  if (answer.kind === 'silence') return;
  if (answer.kind === 'status') {
    const wait = answer.retryAfterMs;
    response.writeHead(answer.status, wait === undefined ? {} : { 'retry-after-ms': String(wait) });
    response.end('{"error":{"message":"not now"}}');
    return;
  }
  if (answer.kind === 'raw') {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body);
    return;
  }
  if (answer.kind === 'content') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer.text } }] }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = (delta: object, finish_reason: string | null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`);
  for (const thought of answer.thoughts ?? []) chunk({ reasoning_content: thought }, null);
  for (const text of answer.texts) chunk({ content: text }, null);
  if (answer.end === 'stalled') return;
  if (answer.end !== 'broken') chunk({}, answer.end === 'finished' ? 'stop' : 'length');
  response.end(answer.end !== 'broken' ? 'data: [DONE]\n\n' : undefined);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += piece;
  return body;
}
