/** Keys and pastes in a field, in a dialog or in a menu belong to that. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [data-portal-node]') !== null
  );
}
