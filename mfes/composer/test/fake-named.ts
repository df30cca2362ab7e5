import type { ErrorName } from '@carillon/contracts/errors.ts';
import { apiError } from './fake-posts.ts';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

type Save = { params: { id: string }; body: object & { name: string; version: number } };

/** Fakes a workspace's named items on a server, by their contract. */
const fakeNamedItems = <T extends Item>(first: readonly T[], key: string, changed: ErrorName) => {
  const items = new Map(first.map((item) => [item.id, item]));
  return {
    items,
    list: () => ({ success: true, [`${key}s`]: [...items.values()] }),
    save: ({ params: { id }, body }: Save) => {
      const existing = items.get(id) ?? null;
      if ((existing?.version ?? 0) !== body.version) throw apiError(changed, { [key]: existing });
      const item = { ...body, id, version: body.version + 1 } as unknown as T;
      items.set(id, item);
      return { success: true, [key]: item };
    },
    remove: ({ params: { id } }: Save) => ({ success: items.delete(id) }),
  };
};

export function fakeTemplates<T extends Item>(...first: readonly T[]) {
  const { items, list, save, remove } = fakeNamedItems(first, 'template', 'template_changed');
  const answers = {
    'posts.listTemplates': list,
    'posts.saveTemplate': save,
    'posts.deleteTemplate': remove,
  };
  return { items, answers };
}

export function fakeGroups<T extends Item>(...first: readonly T[]) {
  const { items, list, save, remove } = fakeNamedItems(first, 'group', 'hashtag_group_changed');
  const answers = {
    'posts.listHashtagGroups': list,
    'posts.saveHashtagGroup': save,
    'posts.deleteHashtagGroup': remove,
  };
  return { items, answers };
}
