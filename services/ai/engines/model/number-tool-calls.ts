import { z } from 'zod';

const call = z.looseObject({
  index: z.number().nullish(),
  id: z.string().nullish(),
  function: z.looseObject({ name: z.string().nullish() }).nullish(),
});
const chunk = z.looseObject({
  choices: z.array(z.looseObject({ delta: z.looseObject({ tool_calls: z.array(call) }) })).length(1),
});

/**
 * Numbers the tool calls of one stream, whose pieces belong together by their number. Gemini leaves the numbers out, and
 * gateways before it give all calls the number 0. What isn't a chunk with tool calls stays as it is.
 */
export function createCallNumbers(): (body: unknown) => unknown {
  const byId = new Map<string, number>();
  const byIndex = new Map<number, number>();
  let count = 0;
  let last = 0;

  const numberOf = ({ index, id, function: called }: z.output<typeof call>): number => {
    const known = id ? byId.get(id) : undefined;
    const hasNewIndex = typeof index === 'number' && !byIndex.has(index);
    const isNamedAnew = Boolean(called?.name) && (Boolean(id) || typeof index !== 'number');
    const isNew = count === 0 || hasNewIndex || isNamedAnew;
    last = known ?? (isNew ? count++ : (byIndex.get(index ?? -1) ?? last));
    if (id) byId.set(id, last);
    if (typeof index === 'number') byIndex.set(index, last);
    return last;
  };

  return (body) => {
    const { data } = chunk.safeParse(body);
    for (const { delta } of data?.choices ?? [])
      delta.tool_calls = delta.tool_calls.map((one) => ({ ...one, index: numberOf(one) }));
    return data ?? body;
  };
}
