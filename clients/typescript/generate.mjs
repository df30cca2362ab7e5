import { json } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

// Reads an OpenAPI document from standard input and writes its types to standard output. `npm run client` calls it.
const BLOB = ts.factory.createTypeReferenceNode('Blob');

const types = await openapiTS(await json(process.stdin), {
  alphabetize: true,
  transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
});
process.stdout.write(
  `// Made by \`npm run client\` from the operations’ contracts.\n\n${astToString(types)}`,
);
