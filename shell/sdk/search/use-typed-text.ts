import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** A search field's text while it is typed: reported once the user pauses, and replaced when `value` changes elsewhere. */
export function useTypedText(
  value: string,
  onChange: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    // The address was changed by something else, such as Back.
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      latest.current(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
