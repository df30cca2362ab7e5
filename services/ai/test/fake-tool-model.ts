import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface HeardRequest {
  readonly role: string;
  readonly content: string;
}

/** The model's text, or a tool that it calls with these arguments. */
export type Move = { readonly say: string } | { readonly call: string; readonly with: object };

/**
 * An OpenAI-compatible endpoint that streams and calls tools: `next` decides its moves from the messages, or throws
 * to answer with an error.
 */
export async function startToolModel(
  next: (messages: readonly HeardRequest[], tools: readonly string[]) => Move[],
) {
  const server = createServer(async (request, response) => {
    const { messages, tools } = JSON.parse(await text(request));
    const names = tools.map((tool: { function: { name: string } }) => tool.function.name);
    const moves = movesOf(() => next(messages, names));
    if ('refusal' in moves) {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: moves.refusal } }));
      return;
    }
    const calls = moves
      .filter((move) => 'call' in move)
      .map((move, index) => ({
        index,
        id: `c${index}`,
        type: 'function',
        function: { name: move.call, arguments: JSON.stringify(move.with) },
      }));
    const spokenText = moves.flatMap((move) => ('say' in move ? [move.say] : [])).join('');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = (delta: object, finish_reason: string | null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    chunk(
      {
        role: 'assistant',
        ...(spokenText && { content: spokenText }),
        ...(calls.length > 0 && { tool_calls: calls }),
      },
      null,
    );
    chunk({}, calls.length > 0 ? 'tool_calls' : 'stop');
    response.end('data: [DONE]\n\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { url, close: () => server.close() };
}

function movesOf(next: () => Move[]): Move[] | { readonly refusal: string } {
  try {
    return next();
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : 'broken' };
  }
}
