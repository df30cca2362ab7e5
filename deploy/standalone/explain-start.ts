import { StoreOpenError } from '@carillon/embedded-store/storage/open-database.ts';
import { ConfigError } from '@carillon/kit/config.ts';
import { StoreFormatError } from '@carillon/kit/store/store-format.ts';
import { StoreUnavailable } from '@carillon/kit/store/store-unavailable.ts';
import type { StandaloneConfig } from './config.ts';

/** Turns the usual reasons for a failed start into an error that says which setting to change. */
export function explainStart(error: unknown, config: StandaloneConfig): never {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    throw new ConfigError([`PORT: ${config.PORT} is in use by another program; choose another one`]);
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    throw new ConfigError([
      `CARILLON_DATA: ${config.CARILLON_DATA} can't be written to (${code}); choose another folder`,
    ]);
  if (error instanceof StoreOpenError) throw new ConfigError([`CARILLON_DATA: ${error.message}`]);
  if (error instanceof StoreFormatError && !config.MONGODB_URI)
    throw new ConfigError([
      `CARILLON_DATA: ${config.CARILLON_DATA}: ${error.fault} Or choose another folder.`,
    ]);
  if (error instanceof StoreFormatError) throw new ConfigError([error.message]);
  if (error instanceof StoreUnavailable) throw new ConfigError([error.message]);
  throw error;
}
