import { z } from 'zod';

/** The signs that an entry of the sidebar can have; the shell draws them. */
export const NAVIGATION_ICONS = ['grid', 'pen', 'clock', 'spark'] as const;

const path = z.string().regex(/^\/[a-z0-9/-]+$/, 'must be a path such as /create-post');

/** What a micro-frontend says of itself in its `manifest.json`: its pages, and its places in the sidebar. */
export const manifest = z
  .strictObject({
    /** The folder's name. */
    name: z.string().regex(/^[a-z][a-z0-9]*$/, 'must be lower-case letters and digits'),
    routes: z
      .array(z.strictObject({ path, title: z.string().min(1), access: z.enum(['public', 'user']) }))
      .min(1, 'must have a page'),
    navigation: z.array(
      z.strictObject({
        path,
        label: z.string().min(1),
        icon: z.enum(NAVIGATION_ICONS),
        order: z.number(),
      }),
    ),
  })
  .superRefine(({ routes, navigation }, context) => {
    for (const [at, entry] of navigation.entries())
      if (!routes.some((route) => route.path === entry.path))
        context.addIssue({
          code: 'custom',
          path: ['navigation', at, 'path'],
          message: `${entry.path} is none of the routes`,
        });
  });

export type Manifest = z.infer<typeof manifest>;
export type ManifestRoute = Manifest['routes'][number];
export type NavigationEntry = Manifest['navigation'][number];
export type NavigationIcon = NavigationEntry['icon'];

/** A micro-frontend as the registry (`/remotes.json`) names it to the shell. */
export interface Remote extends Omit<Manifest, 'name'> {
  /** Where module federation's own manifest is. */
  readonly manifest: string;
}

/** Every micro-frontend that is there, by name. */
export type Registry = Readonly<Record<string, Remote>>;

/**
 * Reads a manifest's text.
 * @throws Error that lists every fault by its field
 */
export function parseManifest(text: string): Manifest {
  const result = manifest.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  throw new Error(`manifest.json: ${faults.join('; ')}`);
}
