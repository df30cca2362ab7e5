import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { catalogFiles } from '@carillon/sdk/webpack/catalog-files.mjs';
import { BY_ENGLISH, compileCatalogs } from '@carillon/sdk/webpack/read-catalogs.mjs';
import { minifySync } from '@swc/core';
import { compileMacros } from './compile-macros.mjs';

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
const SITE = 'site';
/** The catalogs of services' sentences. */
const WORDS = path.resolve(import.meta.dirname, '../../contracts/words');

/**
 * Emits the bundle's files other than JavaScript: the app's style sheet, the font, the scripts that run before the
 * first paint, and the screenshots, each with its content's hash in its name; the app's page; the page that the
 * standalone server shows during startup; and the public pages, in `public/`.
 */
export const staticPages = (folder, { siteScript }) => ({
  apply(compiler) {
    compileMacros(path.join(folder, SITE));
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('static-pages', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'static-pages', stage }, async () => {
        const write = (file, content) => compilation.emitAsset(file, new RawSource(content));
        const emit = (name, content) => {
          const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
          const file = `assets/${name.replace('.', `.${hash}.`)}`;
          write(file, content);
          return `/${file}`;
        };
        const inFolder = (place, take) => {
          const from = path.join(folder, SITE, place);
          const names = existsSync(from) ? readdirSync(from) : [];
          return Object.fromEntries(names.map((name) => take(name, readFileSync(path.join(from, name)))));
        };
        const read = (file) => readFileSync(path.join(folder, file), 'utf8');
        // Webpack compresses what is emitted this late before it minifies it.
        const emitScript = (name, ...sources) =>
          emit(name, minifySync(sources.map(read).join(''), { module: false }).code);
        const load = (file) => import(pathToFileURL(path.join(folder, file)).href);
        const font = emit('inter.woff2', readFileSync(require.resolve(FONT)));
        const { TOKENS_CSS: tokens } = await load('ui/tokens.ts');
        const face = `@font-face{font-family:'Inter Variable';src:url(${font}) format('woff2');font-weight:100 900;font-display:swap}`;
        const styles = emit('app.css', [face, ...STYLES.map(read)].join('\n'));
        const theme = emitScript('theme.js', 'theme.js');
        const siteTheme = emitScript('before.js', 'theme.js', 'site/behavior/offer-language.js');
        const loading = emitScript('loading.js', 'loading/loading.js');
        const locale = emitScript('locale.js', 'locale/choose-locale.js');
        const emitCatalogs = (files) =>
          Object.fromEntries(
            Object.entries(files ?? {}).map(([tag, { name, text }]) => {
              write(`assets/${name}`, text);
              return [tag, `/assets/${name}`];
            }),
          );
        const catalogs = emitCatalogs(catalogFiles(folder));
        const { [SOURCE_LOCALE]: _, ...words } = emitCatalogs(catalogFiles(WORDS, BY_ENGLISH));
        // They are taken of the app, which has to be built first.
        const pictures = inFolder('pictures', (name, bytes) => [name, emit(name, bytes)]);
        const siteStyles = inFolder('styles', (name, text) => [path.parse(name).name, text.toString()]);
        const scripts = compilation.entrypoints
          .get('shell')
          .getFiles()
          .map((file) => `/${file}`);
        const { renderApp } = await load('build/app-page.ts');
        const { renderSite } = await load('site/render-site.ts');
        write('favicon.svg', read('favicon.svg'));
        write(
          'index.html',
          renderApp({
            tokens,
            styles,
            font,
            theme,
            loading,
            loadingStyles: read('loading/loading.css'),
            locale,
            catalogs,
            words,
            scripts,
          }),
        );
        const { renderStarting } = await load('starting/starting-page.ts');
        const startingStyles = `${tokens}\n${read('starting/starting.css')}`;
        const starting = { theme: read('theme.js'), goOn: read('starting/go-on.js') };
        const policy = [
          "default-src 'none'",
          "connect-src 'self'",
          `style-src ${hashOf(startingStyles)}`,
          `script-src ${Object.values(starting).map(hashOf).join(' ')}`,
        ].join('; ');
        write('starting.html', renderStarting({ styles: startingStyles, ...starting, policy }));
        const assets = { tokens, font, theme: siteTheme, script: siteScript, messages: catalogs, pictures };
        const site = renderSite({ ...assets, styles: siteStyles }, compileCatalogs(path.join(folder, SITE)));
        for (const [name, text] of site) write(`public/${name}`, text);
      });
    });
  },
});

/** The hash with which a page's policy allows its inline code. */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
