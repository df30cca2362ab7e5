import { StoreOpenError } from '@carillon/embedded-store/storage/open-database.ts';
import { ConfigError } from '@carillon/kit/config.ts';
import { readConfig } from './config.ts';
import { manageKeys } from './manage-keys.ts';

// `npm run keys -- list | rotate | retire`, on the keys in CARILLON_DATA.
try {
  process.exitCode = await manageKeys(process.argv[2], await readConfig(process.env), (line) =>
    console.log(line),
  );
} catch (error) {
  const inWords = error instanceof StoreOpenError || error instanceof ConfigError;
  console.error(inWords ? error.message : error);
  process.exitCode = 1;
}
