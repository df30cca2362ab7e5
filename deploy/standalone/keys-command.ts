import { StoreOpenError } from '@carillon/embedded-store/storage/open-database.ts';
import { ConfigError } from '@carillon/kit/config.ts';
import { StoreFormatError } from '@carillon/kit/store/store-format.ts';
import { readConfig } from './config.ts';
import { manageKeys } from './manage-keys.ts';

// `npm run keys -- list | rotate | retire`, on the keys in CARILLON_DATA.
try {
  process.exitCode = await manageKeys(process.argv[2], await readConfig(process.env), (line) =>
    console.log(line),
  );
} catch (error) {
  const inWords = [StoreOpenError, StoreFormatError, ConfigError].some((kind) => error instanceof kind);
  console.error(inWords ? (error as Error).message : error);
  process.exitCode = 1;
}
