import { getLinkTracking } from '@carillon/contracts/http/posts/get-link-tracking.ts';
import type { LinkTrackingView } from '@carillon/contracts/http/posts/link-tracking.ts';
import { saveLinkTracking } from '@carillon/contracts/http/posts/save-link-tracking.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import type { StoredLinkRule } from '../domain/link-rule.ts';
import { saveLinkRule } from '../planning/save-link-rule.ts';

/** How the links of a workspace's posts are tagged. Before the paths with a post's id. */
export function mountLinkTracking(app: Hono<ServiceEnv>, context: ApiContext): void {
  mount(app, getLinkTracking, async ({ workspaceId }) => {
    const rule = await context.stores.linkRules.find(workspaceId);
    return { success: true as const, link_tracking: rule && show(rule) };
  });

  mount(app, saveLinkTracking, async ({ workspaceId, body, ...editor }) => {
    const rule = await saveLinkRule(context, workspaceId, { ...body, editor });
    return { success: true as const, message: sentence`Link tracking saved.`, link_tracking: show(rule) };
  });
}

const show = ({ workspaceId: _, domains, ...rule }: StoredLinkRule): LinkTrackingView => ({
  ...rule,
  domains: domains && [...domains],
});
