/** Selects the first field whose name is among these, as those of errors are: what is typed next replaces what it has. */
export function focusFirst(form: HTMLFormElement | null, names: Readonly<Record<string, unknown>>): void {
  for (const element of form?.elements ?? [])
    if (element instanceof HTMLInputElement && names[element.name]) {
      element.focus();
      return element.select();
    }
}
