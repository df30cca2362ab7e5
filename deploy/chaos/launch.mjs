import { launch } from '../processes/launch.mjs';
import { NODE, prepare } from '../standalone/prepare.mjs';

// `npm run chaos -- [--runs N] …`: see README.md.
prepare({ pages: false });
launch(NODE, 'deploy/chaos/main.ts', process.argv.slice(2));
