import { readLine, wrongUsage } from '../../command-line/read-line.ts';
import { billOfMaterials } from './bill-of-materials.ts';

// `npm run --silent sbom [-- PIECE]`: prints the contents of a piece's image, or of all images, as CycloneDX.
const USAGE = 'npm run --silent sbom [-- PIECE]';
const {
  positionals: [piece, ...more],
} = readLine(USAGE, { allowPositionals: true });
if (more.length > 0) wrongUsage(USAGE);
try {
  console.log(JSON.stringify(billOfMaterials(piece), null, 2));
} catch (error) {
  wrongUsage(USAGE, error instanceof Error ? error.message : String(error));
}
