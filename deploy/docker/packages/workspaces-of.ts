import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import { locked } from './locked-packages.ts';

export interface ImageWorkspaces {
  /** Workspaces that run in the image, with their packages as they are. */
  readonly run: readonly string[];
  /** Workspaces built into its pages; a build takes the parts that it uses. */
  readonly built: readonly string[];
}

/**
 * Lists the workspaces in the image of a piece, or in all images if no piece is named.
 * @throws Error that lists the pieces
 */
export function workspacesOf(piece?: string): ImageWorkspaces {
  if (piece === undefined)
    return { run: PIECES.flatMap((one) => workspacesOf(one).run), built: workspacesOf('gateway').built };
  if (!PIECES.includes(piece)) throw new Error(`Say which piece: one of ${PIECES.join(', ')}.`);
  if (piece.startsWith('mfes/')) return { run: ['deploy/mfe-server'], built: [piece] };
  if (piece !== 'gateway') return { run: [piece], built: [] };
  return { run: [piece], built: ['shell', ...PIECES.filter((one) => one.startsWith('mfes/'))] };
}

const LIBRARIES = ['services/kit', 'services/social'];
const isPiece = (folder: string): boolean => /^(gateway|(services|mfes)\/[^/]+)$/.test(folder);

/** The pieces that have an image of their own. */
export const PIECES = Object.keys(locked).filter(
  (folder) => isPiece(folder) && !LIBRARIES.includes(folder) && existsSync(path.join(ROOT, folder)),
);
