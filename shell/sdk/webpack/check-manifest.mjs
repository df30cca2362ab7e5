import { z } from 'zod';

const path = z.string().regex(/^\/[a-z0-9/-]+$/, 'must be a path such as /create-post');

const manifest = z
  .strictObject({
    name: z.string().regex(/^[a-z]+$/, 'must be lower-case letters'),
    routes: z
      .array(z.strictObject({ path, title: z.string().min(1), access: z.enum(['public', 'user']) }))
      .min(1),
    navigation: z.array(
      z.strictObject({
        path,
        label: z.string().min(1),
        icon: z.enum(['grid', 'pen', 'clock', 'spark']),
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

/** A micro-frontend's manifest, or an error that lists its faults, so that the build fails. */
export function checkManifest(given) {
  const result = manifest.safeParse(given);
  if (result.success) return result.data;
  throw new Error(
    `manifest.json: ${result.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; ')}`,
  );
}
