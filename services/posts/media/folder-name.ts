import { randomBytes } from 'node:crypto';

/** A folder for one upload of a file of the media library: of two uploads with one id, each has its own. */
export const newFolder = (mediaId: string): string => `${mediaId}_${randomBytes(6).toString('hex')}`;

/** The file of the media library that a folder was made for. */
export const mediaIdOf = (folder: string): string => folder.replace(/_[0-9a-f]{12}$/, '');
