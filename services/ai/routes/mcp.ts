import { callMcp } from '@carillon/contracts/http/ai/mcp/call-mcp.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { AiContext } from '../context.ts';

export function mountMcp(app: Hono<ServiceEnv>, context: AiContext): void {
  mount(app, callMcp, async ({ body, userId, workspaceId, role, scopes, c }) => {
    const userProof = c.get('userProof');
    if (userProof === null || role === null) throw new AppError('not_authenticated');
    const user = { userId, workspaceId, role, userProof, ...(scopes && { scopes }) };
    // The protocol's library is large, and many installations have no client of it.
    const { serveMcp } = await import('../mcp/serve.ts');
    return serveMcp(context, user, c.req.raw, body);
  });
}
