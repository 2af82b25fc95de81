type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A field that has a cursor. */
export const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null);

const nameOf = ({ name, ariaLabel }: TextField): string => name || (ariaLabel ?? '');

/** The one field that is called like a field that is gone: it was drawn anew. Null where there is none, or more than one. */
export function sameField(gone: TextField): TextField | null {
  if (nameOf(gone) === '') return null;
  const alike = [...document.querySelectorAll(gone.tagName)].filter(
    (one): one is TextField => isTextField(one) && nameOf(one) === nameOf(gone) && !one.disabled && one.checkVisibility(),
  );
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Takes the cursor to where it stood in the field before. */
export function goOnIn(field: TextField, before: TextField): void {
  const isAtEnd = before.selectionStart === before.value.length;
  const at = isAtEnd ? field.value.length : Math.min(before.selectionStart ?? 0, field.value.length);
  field.focus({ preventScroll: true });
  field.setSelectionRange(at, at);
}
