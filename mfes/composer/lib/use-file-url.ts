import { useEffect, useState } from 'react';

/** An address under which the browser shows a chosen file, as long as it is shown. */
export function useFileUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made || undefined);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
