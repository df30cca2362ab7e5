import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** A search field's text while it is typed: reported once the user pauses, and replaced when `value` changes elsewhere. */
export function useTypedText(
  value: string,
  onChange: (text: string) => void,
): [string, (text: string) => void] {
  const [input, setInput] = useState(value);
  const sentText = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    // The address was changed by something else, such as Back.
    if (value === sentText.current) return;
    sentText.current = value;
    setInput(value);
  }, [value]);
  useEffect(() => {
    if (input === sentText.current) return;
    const timer = setTimeout(() => {
      sentText.current = input;
      latest.current(input);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [input]);
  return [input, setInput];
}
