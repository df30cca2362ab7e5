import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { swcOptions } from '@carillon/sdk/webpack/swc-options.mjs';
import { transformFileSync } from '@swc/core';

/** From now on Node compiles the sources of a folder as webpack does, with Lingui's macros, which it doesn't know itself. */
export function compileMacros(folder) {
  const below = pathToFileURL(`${folder}/`).href;
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith(below) || !url.endsWith('.ts')) return next(url, context);
      const { code } = transformFileSync(fileURLToPath(url), swcOptions('es2022', 'all'));
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
