import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type Entry, form, type Posts } from './posts-under-test.ts';

/** A page's actions on drafts, made with its calls. */
export function drafting(posts: Posts) {
  const json = async (method: string, url: string, body?: object, userId?: string) => {
    const { headers } = await posts.signed(userId);
    const reply = await posts.app.request(url, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, ...(await reply.json()) };
  };
  const picture = async (shade: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: shade } })
      .png()
      .toBuffer();
  return {
    json,
    save: (id: string, version: number, content: object = {}, userId?: string) =>
      json('PUT', `/posts/drafts/${id}`, { version, ...content }, userId),
    get: (id: string, userId?: string) => json('GET', `/posts/drafts/${id}`, undefined, userId),
    remove: (id: string, userId?: string) => json('DELETE', `/posts/drafts/${id}`, undefined, userId),
    upload: async (shade = 'red', id: string | null = randomUUID(), userId?: string) => {
      const data = new FormData();
      data.append('file', new File([new Uint8Array(await picture(shade))], 'a.png'), 'a.png');
      if (id !== null) data.set('id', id);
      const reply = await posts.request('POST', '/posts/media', data, userId);
      return { status: reply.status, ...(await reply.json()) };
    },
    publish: async (entries: Entry[], fields: Record<string, string>, userId?: string) => {
      const reply = await posts.request('POST', '/posts/publish', form(entries, fields), userId);
      return { status: reply.status, ...(await reply.json()) };
    },
  };
}
