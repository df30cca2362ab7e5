/** Puts the cursor into the first field whose name is among these, as those of errors are. */
export function focusFirst(form: HTMLFormElement | null, names: Readonly<Record<string, unknown>>): void {
  for (const element of form?.elements ?? [])
    if (element instanceof HTMLInputElement && names[element.name]) return element.focus();
}
