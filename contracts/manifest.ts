import { z } from 'zod';

/** The signs that an entry of the sidebar can have; the shell draws them. */
export const NAVIGATION_ICONS = [
  'grid',
  'pen',
  'clock',
  'spark',
  'hash',
  'lines',
  'mood',
  'briefcase',
  'comment',
  'image',
  'upload',
] as const;

const path = z.string().regex(/^\/[a-z0-9/-]+$/, 'must be a path such as /create-post');

const fields = z.strictObject({
  /** The folder's name. */
  name: z.string().regex(/^[a-z][a-z0-9]*$/, 'must be lower-case letters and digits'),
  routes: z
    .array(
      z.strictObject({
        path,
        title: z.string().min(1),
        access: z.enum(['public', 'user']),
        /** The one mode that the page is shown in, whatever the user has chosen; the frame then offers no choice. */
        mode: z.enum(['light']).optional(),
      }),
    )
    .min(1, 'must have a page'),
  navigation: z.array(
    z.strictObject({
      path,
      label: z.string().min(1),
      icon: z.enum(NAVIGATION_ICONS),
      order: z.number(),
    }),
  ),
});

const checkNavigation = (
  { routes, navigation }: z.infer<typeof fields>,
  context: z.core.$RefinementCtx,
): void => {
  for (const [at, entry] of navigation.entries())
    if (!routes.some((route) => route.path === entry.path))
      context.addIssue({
        code: 'custom',
        path: ['navigation', at, 'path'],
        message: `${entry.path} is none of the routes`,
      });
};

/** What a micro-frontend says of itself in its `manifest.json`: its pages, and its places in the sidebar. */
export const manifest = fields.superRefine(checkNavigation);

const script = z.string().regex(/^[\w.-]+\.js$/, 'must be the name of a script');

/** The same as its build says it, beside its scripts. */
export const builtManifest = fields
  .extend({
    /** What module federation loads it by. */
    entry: script,
    /** What its first page needs besides, so that it can be fetched at the same time. */
    chunks: z.array(script),
  })
  .superRefine(checkNavigation);
export type BuiltManifest = z.infer<typeof builtManifest>;

export type Manifest = z.infer<typeof manifest>;
export type ManifestRoute = Manifest['routes'][number];
export type NavigationEntry = Manifest['navigation'][number];
export type NavigationIcon = NavigationEntry['icon'];

/** A micro-frontend as the registry (`/remotes.json`) names it to the shell, with its scripts' addresses. */
export type Remote = Omit<BuiltManifest, 'name'>;

/** Every micro-frontend that is there, by name. */
export type Registry = Readonly<Record<string, Remote>>;

/**
 * Reads a manifest's text.
 * @throws Error that lists every fault by its field
 */
export const parseManifest = (text: string): Manifest => parse(manifest, text);
/** The same for one that a build wrote. */
export const parseBuiltManifest = (text: string): BuiltManifest => parse(builtManifest, text);

function parse<T>(schema: z.ZodType<T>, text: string): T {
  const result = schema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  throw new Error(`manifest.json: ${faults.join('; ')}`);
}
