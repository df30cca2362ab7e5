/** Focuses and selects the first field with an error, so typing replaces its value. */
export function focusFirst(form: HTMLFormElement | null, names: Readonly<Record<string, unknown>>): void {
  for (const element of form?.elements ?? [])
    if (element instanceof HTMLInputElement && names[element.name]) {
      element.focus();
      return element.select();
    }
}
