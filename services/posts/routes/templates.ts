import { addHashtag } from '@carillon/contracts/domain/hashtags.ts';
import { deleteHashtagGroup } from '@carillon/contracts/http/posts/delete-hashtag-group.ts';
import { deleteTemplate } from '@carillon/contracts/http/posts/delete-template.ts';
import { GROUP_LIMITS } from '@carillon/contracts/http/posts/hashtag-group.ts';
import { listHashtagGroups } from '@carillon/contracts/http/posts/list-hashtag-groups.ts';
import { listTemplates } from '@carillon/contracts/http/posts/list-templates.ts';
import { saveHashtagGroup } from '@carillon/contracts/http/posts/save-hashtag-group.ts';
import { saveTemplate } from '@carillon/contracts/http/posts/save-template.ts';
import { TEMPLATE_LIMITS } from '@carillon/contracts/http/posts/template.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { saveNamedItem, viewOf } from '@carillon/kit/named/save-named.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';

/** Mounts the texts that a workspace's writers use again and again. Before the paths with a post's id. */
export function mountTemplates(app: Hono<ServiceEnv>, { stores, clock }: ApiContext): void {
  const { templates, hashtagGroups } = stores;

  mount(app, listTemplates, async ({ workspaceId }) => ({
    success: true as const,
    templates: (await templates.list(workspaceId)).map(viewOf),
  }));
  mount(app, saveTemplate, async ({ workspaceId, userId, params: { id }, body }) => {
    const { version: seenVersion, hashtags, ...rest } = body;
    const write = {
      id,
      workspaceId,
      userId,
      seen: seenVersion,
      words: { ...rest, hashtags: eachOnce(hashtags) },
    };
    const template = viewOf(await saveNamedItem(TEMPLATES, { items: templates, clock }, write));
    return { success: true as const, template };
  });
  mount(app, deleteTemplate, async ({ workspaceId, params }) => {
    await templates.remove(params.id, workspaceId);
    return { success: true as const };
  });

  mount(app, listHashtagGroups, async ({ workspaceId }) => ({
    success: true as const,
    groups: (await hashtagGroups.list(workspaceId)).map(viewOf),
  }));
  mount(app, saveHashtagGroup, async ({ workspaceId, userId, params: { id }, body }) => {
    const { version: seenVersion, name, hashtags } = body;
    const write = {
      id,
      workspaceId,
      userId,
      seen: seenVersion,
      words: { name, hashtags: eachOnce(hashtags) },
    };
    const group = viewOf(await saveNamedItem(GROUPS, { items: hashtagGroups, clock }, write));
    return { success: true as const, group };
  });
  mount(app, deleteHashtagGroup, async ({ workspaceId, params }) => {
    await hashtagGroups.remove(params.id, workspaceId);
    return { success: true as const };
  });
}

const TEMPLATES = {
  noun: 'template',
  key: 'template',
  most: TEMPLATE_LIMITS.count,
  changed: 'template_changed',
  tooMany: 'too_many_templates',
} as const;

const GROUPS = {
  noun: 'hashtag_group',
  key: 'group',
  most: GROUP_LIMITS.count,
  changed: 'hashtag_group_changed',
  tooMany: 'too_many_hashtag_groups',
} as const;

/** Lists hashtags as a post takes them, each once. */
const eachOnce = (tags: readonly string[]): string[] =>
  tags.reduce<string[]>((all, tag) => addHashtag(all, tag), []);
