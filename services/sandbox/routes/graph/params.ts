import type { Context } from 'hono';

export interface Params {
  text(name: string): string | undefined;
  /** A list, however it was written: JSON in JSON, JSON as text, or separated by commas. */
  list(name: string): readonly unknown[] | undefined;
  file(name: string): File | undefined;
}

/** What a call says, wherever it says it: in the query, as JSON, or as a form. */
export const readParams = async (c: Context): Promise<Params> => {
  const values = new Map<string, unknown>(Object.entries(c.req.query()));
  for (const [name, value] of Object.entries(await readBody(c))) values.set(name, value);
  const text = (name: string): string | undefined => {
    const value = values.get(name);
    return typeof value === 'string'
      ? value
      : value === undefined || typeof value === 'object'
        ? undefined
        : String(value);
  };
  return {
    text,
    list(name) {
      const value = values.get(name);
      return Array.isArray(value) ? value : splitList(text(name));
    },
    file(name) {
      const value = values.get(name);
      return value instanceof File ? value : undefined;
    },
  };
};

const readBody = async (c: Context): Promise<Record<string, unknown>> => {
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
