import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const STYLES = [
  'ui/base.css',
  'ui/controls.css',
  'ui/dialog.css',
  'frame/frame.css',
  'frame/toasts.css',
  'notifications/notifications.css',
  'account/account.css',
  'words/words.css',
];
const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const PICTURES = 'landing/pictures';

/**
 * Emits what is not JavaScript of the bundle: the style sheet (base, frame, landing), the font, the scripts that run
 * before the first paint, the screenshots, the app's page and the landing page, each under a name with its content's
 * hash.
 */
export const staticPages = (folder, { landingScript }) => ({
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('static-pages', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'static-pages', stage }, async () => {
        const emit = (name, content) => {
          const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
          const file = `assets/${name.replace('.', `.${hash}.`)}`;
          compilation.emitAsset(file, new RawSource(content));
          return `/${file}`;
        };
        const read = (file) => readFileSync(path.join(folder, file), 'utf8');
        const load = (file) => import(pathToFileURL(path.join(folder, file)).href);
        const font = emit('inter.woff2', readFileSync(require.resolve(FONT)));
        const { TOKENS_CSS: tokens } = await load('ui/tokens.ts');
        const face = `@font-face{font-family:'Inter Variable';src:url(${font}) format('woff2');font-weight:100 900;font-display:swap}`;
        const styles = emit('app.css', [face, ...STYLES.map(read)].join('\n'));
        const landingStyles = emit('landing.css', read('landing/landing.css'));
        const theme = emit('theme.js', read('theme.js'));
        const loading = emit('loading.js', read('loading/loading.js'));
        const taken = path.join(folder, PICTURES);
        // They are taken of the app, which has to be built first.
        const pictures = Object.fromEntries(
          (existsSync(taken) ? readdirSync(taken) : []).map((name) => [
            name,
            emit(name, readFileSync(path.join(taken, name))),
          ]),
        );
        const scripts = compilation.entrypoints
          .get('shell')
          .getFiles()
          .map((file) => `/${file}`);
        const { renderApp, renderLanding } = await load('landing/pages.ts');
        const assets = { tokens, styles, font, theme, loading };
        compilation.emitAsset('favicon.svg', new RawSource(read('favicon.svg')));
        compilation.emitAsset('index.html', new RawSource(renderApp({ ...assets, scripts })));
        compilation.emitAsset(
          'landing.html',
          new RawSource(renderLanding({ ...assets, landingStyles, landingScript, pictures })),
        );
      });
    });
  },
});
