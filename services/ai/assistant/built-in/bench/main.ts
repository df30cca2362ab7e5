import { printDialogues } from './print-dialogues.ts';
import { printIntents } from './print-intents.ts';
import { printTimes } from './print-times.ts';

/** `npm run bench:assistant`: of each half, how much is understood; failures of the building half alone are listed. */
printIntents();
printTimes();
await printDialogues();
