import { LOOKUPS } from '../../assistant/acting/lookups/lookups.ts';
import { zonedNow } from '../../assistant/zoned-now.ts';
import { defineTool, type McpTool } from '../tool.ts';

/** Tools by which a client looks up data of the workspace, as the assistant's model does. */
export const LOOKUP_TOOLS: readonly McpTool[] = LOOKUPS.map(({ name, title, description, input, run }) =>
  defineTool({
    name,
    title,
    description,
    input,
    effect: 'reads',
    repeatable: true,
    run: (givenInput, { tools, timezone }) => run(givenInput, { tools, now: zonedNow(new Date(), timezone) }),
  }),
);
