import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Targets } from './link-networks.ts';
import type { DemoPost } from './posts.ts';

/** Builds the form that the composer sends for a post. */
export async function formOf({ text, picture, on }: DemoPost, targets: Targets): Promise<FormData> {
  const form = new FormData();
  const selectedTargets = targets.filter(({ platform }) => on.includes(platform));
  const entries = selectedTargets.map(({ platform_id, page_id }) => ({
    platform_id,
    page_id,
    content: text,
  }));
  form.set('platforms', JSON.stringify(entries));
  if (picture) {
    const bytes = await readFile(path.join(import.meta.dirname, 'pictures', `${picture}.jpg`));
    const file = new File([new Uint8Array(bytes)], `${picture}.jpg`, { type: 'image/jpeg' });
    for (const { platform_id } of selectedTargets) form.append(`media_${platform_id}`, file);
  }
  return form;
}
