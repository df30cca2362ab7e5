import { platformById } from '@carillon/contracts/domain/platforms.ts';
import { checkTarget } from '@carillon/contracts/http/identity/connections/check-target.ts';
import { listTargets } from '@carillon/contracts/http/identity/connections/list-targets.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { restoreText } from '@carillon/contracts/words/stored-text.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { checkTarget as checkOwnTarget } from '../connections/find-target.ts';
import { listTargets as targetsOf } from '../connections/list-targets.ts';
import { reportLoss } from '../connections/report-loss.ts';
import { resolveTarget as tokenFor } from '../connections/resolve-target.ts';
import type { IdentityContext } from '../context.ts';

export function mountTargets(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, checkTarget, async ({ body }) => {
    const { target, connection } = await checkOwnTarget(context, {
      workspaceId: body.workspace_id,
      platform: platformById(body.platform_id).name,
      targetId: body.page_id,
    });
    const user = await context.stores.users.find(body.user_id);
    return {
      target_id: target.id,
      target_name: target.name,
      ...(user && { timezone: user.timezone }),
      ...(connection.limits && { limits: connection.limits }),
    };
  });
  mount(app, listTargets, async ({ body }) => ({
    targets: await targetsOf(context, body.workspace_id, body.platform),
  }));
  mount(app, resolveTarget, async ({ body }) => {
    const { connectionId, access, id, name, revision } = await tokenFor(context, {
      workspaceId: body.workspace_id,
      platform: platformById(body.platform_id).name,
      targetId: body.target_id ?? body.page_id,
    });
    return {
      connection_id: connectionId,
      access_token: access.token,
      ...(access.server && { server: access.server }),
      ...(access.proofKey && { proof_key: access.proofKey }),
      target_id: id,
      target_name: name,
      revision,
    };
  });
  mount(app, reportLostConnection, async ({ body }) => {
    const { workspace_id: workspaceId, connection_id: connectionId, platform_id, revision } = body;
    const reason = restoreText(body.reason, body.reason_text);
    const { name: platform } = platformById(platform_id);
    const isLost = await reportLoss(context, { workspaceId, platform, connectionId, reason, revision });
    return { success: true as const, lost: isLost };
  });
}
