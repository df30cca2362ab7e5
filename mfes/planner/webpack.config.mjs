import { remoteConfig } from '@carillon/sdk/webpack/remote-config.mjs';

export default remoteConfig(import.meta.dirname);
