/** Puts the cursor into the first of these fields that has an error. */
export function focusFirstError(
  form: HTMLFormElement | null,
  errors: Readonly<Record<string, unknown>>,
): void {
  for (const element of form?.elements ?? [])
    if (element instanceof HTMLInputElement && errors[element.name]) return element.focus();
}
