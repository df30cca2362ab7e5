import { checkInput } from '@carillon/contracts/check-input.ts';
import { badInputs, isSentence } from '@carillon/kit/test/bad-inputs.ts';
import { expect, test } from '@jest/globals';
import { MCP_TOOLS } from './tools.ts';

test.each(MCP_TOOLS.map(({ name, input }) => [name, input] as const))(
  '%s answers bad arguments with sentences',
  (_, schema) => {
    const sentences = new Set<string>();
    for (const { field, schema: part, input } of badInputs(schema)) {
      const checked = checkInput(part, input);
      if (checked.ok) continue;
      for (const sentence of Object.values(checked.errors).flat())
        if (!isSentence(sentence)) sentences.add(`${field}: ${sentence}`);
    }
    expect([...sentences]).toEqual([]);
  },
);
