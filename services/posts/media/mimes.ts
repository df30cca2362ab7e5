const MIMES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

/** The media type of a stored file, by the ending of its name. */
export const mimeOf = (file: string): string => MIMES[file.split('.')[1] ?? ''] ?? 'application/octet-stream';
