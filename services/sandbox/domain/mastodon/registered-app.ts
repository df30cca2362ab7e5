import { z } from 'zod';

/** A registered app. Its ID contains everything about it, so none is stored. */
export interface RegisteredApp {
  readonly name: string;
  readonly website: string | null;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
}

const LONGEST = 1900;
const schema = z.object({
  name: z.string(),
  website: z.string().nullable(),
  redirectUris: z.array(z.string()),
  scopes: z.array(z.string()),
});

/** Null for an app of which there is too much to say. */
export const clientIdOf = (app: RegisteredApp): string | null => {
  const id = Buffer.from(JSON.stringify(app)).toString('base64url');
  return id.length > LONGEST ? null : id;
};

export const readClientId = (clientId: string | undefined): RegisteredApp | null => {
  try {
    const app: unknown = JSON.parse(Buffer.from(clientId ?? '', 'base64url').toString('utf8'));
    return schema.safeParse(app).data ?? null;
  } catch {
    return null;
  }
};
