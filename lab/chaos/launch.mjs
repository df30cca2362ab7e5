import { launch } from '../../deploy/processes/launch.mjs';
import { NODE, prepare } from '../../deploy/standalone/prepare.mjs';

// `npm run chaos -- [--runs N] …`: see README.md.
prepare({ pages: false });
launch(NODE, 'lab/chaos/main.ts', process.argv.slice(2));
