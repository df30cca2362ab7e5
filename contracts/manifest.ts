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
  'list',
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

/** A micro-frontend's `manifest.json`: its pages, and its entries in the sidebar. */
export const manifest = fields.superRefine(checkNavigation);

/** A BCP 47 tag. Gateways serve languages that they don't know yet. */
const locale = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'must be the tag of a language');

const script = z.string().regex(/^[\w.-]+\.js$/, 'must be the name of a script');

/** No dots at its start, and nothing that leads out of the build's folder. */
const FILE_NAME = /^(?![./])(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
const MAX_FILES = 500;
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** A file of a build: bytes, and their SHA-256 in hexadecimal. */
const builtFile = z.strictObject({
  size: z.int().min(0).max(MAX_FILE_BYTES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'),
});

/** The same as its build says it, beside its scripts. */
export const builtManifest = fields
  .extend({
    /** The script that module federation loads it with. */
    entry: script,
    /** Other scripts of its first page, to be loaded at the same time. */
    chunks: z.array(script),
    /** Its catalogs of messages, by language (`domain/locales.ts`). */
    locales: z
      .record(locale, z.string().regex(/^locales\/[\w.-]+\.json$/, 'must be the name of a catalog'))
      .optional(),
    /** Its titles and labels in other languages: `{ [locale]: { [english]: translated } }`. */
    words: z.record(locale, z.record(z.string().max(200), z.string().max(200))).optional(),
    /** The package's version and a hash of all of the build, such as `0.1.0-3f9a0b12c4de`. */
    version: z
      .string()
      .regex(/^\w[\w.-]{0,79}$/, 'must be letters, digits, dots and dashes')
      .optional(),
    /** The hash of its pact with each service (`pacts/read-pacts.ts`). */
    pacts: z
      .array(
        z.strictObject({
          provider: z.string().regex(/^[a-z][a-z0-9]{1,23}$/, 'must be the name of a service'),
          hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'),
        }),
      )
      .max(100)
      .optional(),
    /** Every file of the build but this one, by its path in the build. */
    files: z
      .record(z.string().max(200).regex(FILE_NAME, 'must be a path inside the build'), builtFile)
      .refine((files) => Object.keys(files).length <= MAX_FILES, `must be ${MAX_FILES} files at the most`)
      .optional(),
  })
  .superRefine(checkNavigation);
export type BuiltManifest = z.infer<typeof builtManifest>;

export type Manifest = z.infer<typeof manifest>;
export type ManifestRoute = Manifest['routes'][number];
export type NavigationEntry = Manifest['navigation'][number];
export type NavigationIcon = NavigationEntry['icon'];

/** A micro-frontend as the registry (`/remotes.json`) names it to the shell, with its scripts' addresses. */
export type Remote = Pick<
  BuiltManifest,
  'entry' | 'chunks' | 'routes' | 'navigation' | 'version' | 'locales' | 'words'
>;

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
