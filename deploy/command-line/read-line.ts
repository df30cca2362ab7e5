import { type ParseArgsConfig, parseArgs } from 'node:util';

type Read<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>;

/** Reads a command's arguments. `--help` prints the usage; an unknown option, or a word too many, is wrong usage. */
export function readLine<const T extends ParseArgsConfig>(usage: string, config: T): Read<T> {
  if (process.argv.slice(2).includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return wrongUsage(usage, (error as Error).message);
  }
}

/** Ends with 2, and says why. */
export function wrongUsage(usage: string, why?: string): never {
  console.error(why ? `${why}\n${usage}` : usage);
  process.exit(2);
}
