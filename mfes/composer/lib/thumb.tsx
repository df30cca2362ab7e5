import { type ReactNode, useEffect, useState } from 'react';
import { isVideo } from './media.ts';

/** A chosen file, small. */
export function Thumb({ file }: { file: File }): ReactNode {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return isVideo(file) ? (
    <video src={url} muted aria-label={file.name} />
  ) : (
    <img src={url || undefined} alt={file.name} />
  );
}

/** The same file is chosen again under the same name, and another one may have it too. */
export const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;
