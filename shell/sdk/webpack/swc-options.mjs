import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * How sources with Lingui's macros are compiled. Every `Trans` is the UI kit's, which needs no provider.
 * @param descriptorFields `id-only` leaves the English to the catalogs; `all` keeps it next to each ID
 */
export const swcOptions = (target, descriptorFields) => ({
  jsc: {
    target,
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    experimental: {
      keepImportAttributes: true,
      cacheRoot: path.join(ROOT, '.cache', 'swc'),
      plugins: [
        [
          '@lingui/swc-plugin',
          { descriptorFields, runtimeModules: { trans: ['@carillon/ui/index.ts', 'Trans'] } },
        ],
      ],
    },
  },
});
