import { launch } from '../processes/launch.mjs';
import { NODE, prepare } from '../standalone/prepare.mjs';

// `npm run start:distributed`: installs and builds what is missing, then runs every piece as a separate process.
prepare();
launch(NODE, 'deploy/distributed/main.ts', process.argv.slice(2));
