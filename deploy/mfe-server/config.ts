import { setting } from '@carillon/kit/config.ts';
import { z } from 'zod';

export const settings = z.object({
  /** A micro-frontend's `dist`. */
  MFE_FOLDER: z.string('must be set: the folder that a micro-frontend’s build is in'),
  PORT: setting.port(8090),
  HOST: setting.host(),
  OPS_PORT: setting.port(9090),
  OPS_HOST: setting.host(),
  LOG_LEVEL: setting.logLevel(),
});
