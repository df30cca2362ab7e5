import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

interface BuildListener {
  /** @param ms how long it took */
  built(ms: number): void;
  /** @param faults where and what, for a terminal */
  failed(faults: string): void;
}

type Config = (env: object, options: { mode: 'development' }) => Configuration;

/** Builds a micro-frontend into a folder, and again whenever a source changes. Resolves after the first try. */
export async function watchBuild(folder: string, dist: string, { built, failed }: BuildListener) {
  const file = pathToFileURL(path.join(folder, 'webpack.config.mjs')).href;
  const { default: configure } = (await import(file)) as { default: Config };
  const config = configure({}, { mode: 'development' });
  const compiler = webpack({ ...config, output: { ...config.output, path: dist } });
  if (!compiler) throw new Error(`${folder} has no webpack configuration`);
  const first = Promise.withResolvers<void>();
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error) failed(error.message);
    else if (stats?.hasErrors()) failed(stats.toString({ preset: 'errors-only' }));
    else if (stats) built(stats.endTime - stats.startTime);
    first.resolve();
  });
  await first.promise;
  return { close: () => new Promise<void>((done) => watching?.close(() => compiler.close(() => done()))) };
}
