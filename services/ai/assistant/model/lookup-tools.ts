import { LOOKUPS } from '../acting/lookups/lookups.ts';
import { defineTool, type ModelTool } from './tool.ts';

/** Tools by which a model looks up data of the workspace, as MCP clients do. */
export const LOOKUP_TOOLS: readonly ModelTool[] = LOOKUPS.map(({ name, description, intent, input, run }) =>
  defineTool({
    name,
    description,
    input,
    async run(givenInput, session) {
      session.intent = intent;
      const { tools, now } = session.talk;
      return (await run(givenInput, { tools, now })).data;
    },
  }),
);
