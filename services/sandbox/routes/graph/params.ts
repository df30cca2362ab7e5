import type { Context } from 'hono';
import type { SandboxContext } from '../../context.ts';
import type { SavedFile } from '../../stores/files.ts';
import { isMultipart, readMultipart } from './multipart.ts';

/** A file sent with a call, stored until the call is over or somebody takes it. */
export interface Upload extends SavedFile {
  readonly name: string;
}

export interface Params {
  text(name: string): string | undefined;
  /** A list, however it was written: JSON in JSON, JSON as text, or separated by commas. */
  list(name: string): readonly unknown[] | undefined;
  upload(name: string): Upload | undefined;
  /** Removes the uploads that nobody took. */
  discard(): Promise<void>;
}

/** Reads a call's parameters, wherever they are: in the query, as JSON, or as a form. */
export const readParams = async (context: SandboxContext, c: Context, mostBytes: number): Promise<Params> => {
  const uploads = new Map<string, Upload>();
  const values = new Map<string, unknown>(Object.entries(c.req.query()));
  const discard = async () => {
    await Promise.all(Array.from(uploads.values(), ({ name }) => context.stores.files.remove(name)));
  };
  const contentType = c.req.header('content-type') ?? '';
  if (isMultipart(contentType) && c.req.raw.body)
    await readMultipart(c.req.raw.body, contentType, {
      field: (name, value) => values.set(name, value),
      async file(field, bytes) {
        const name = `upload-${context.digits(18)}`;
        uploads.set(field, { name, ...(await context.stores.files.write(name, bytes, mostBytes)) });
      },
    }).catch(async (error: unknown) => {
      await discard();
      throw error;
    });
  else for (const [name, value] of Object.entries(await readSmallBody(c))) values.set(name, value);

  const text = (name: string): string | undefined => {
    const value = values.get(name);
    if (typeof value === 'string') return value;
    return value === undefined || typeof value === 'object' ? undefined : String(value);
  };
  return {
    text,
    list(name) {
      const value = values.get(name);
      return Array.isArray(value) ? value : splitList(text(name));
    },
    upload: (name) => uploads.get(name),
    discard,
  };
};

const readSmallBody = async (c: Context): Promise<Record<string, unknown>> => {
  if (c.req.method === 'GET') return {};
  const type = c.req.header('content-type') ?? '';
  if (!type.includes('json')) return type.includes('form') ? c.req.parseBody() : {};
  const body: unknown = await c.req.json().catch(() => ({}));
  return typeof body === 'object' && body !== null ? { ...body } : {};
};

const splitList = (text: string | undefined): readonly unknown[] | undefined => {
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed)) return parsed;
  } catch {
    // Not JSON: a plain list.
  }
  return text.split(',').map((item) => item.trim());
};
