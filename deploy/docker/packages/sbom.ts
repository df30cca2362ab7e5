import { billOfMaterials } from './bill-of-materials.ts';

// `npm run --silent sbom [-- PIECE]`: what the image of a piece, or all of them, is made of, as CycloneDX.
try {
  console.log(JSON.stringify(billOfMaterials(process.argv[2]), null, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
