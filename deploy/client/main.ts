import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateTypes, TYPES } from './generate-types.ts';

// `npm run client`: makes the TypeScript client’s types from the operations’ contracts.
writeFileSync(TYPES, await generateTypes());
console.log(`${path.relative('', TYPES)} is written.`);
