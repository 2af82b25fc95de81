export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (element: Element | null): element is Field =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** What somebody has typed into a field: as it stood there last, whatever the product made of the field since. */
export interface Typed {
  readonly value: string;
  readonly isChecked: boolean;
  /** Null where the field has no cursor, or it stands at the end. */
  readonly caret: number | null;
  /** What the server had drawn in it. */
  readonly began: string;
}
export const nothingTyped: Typed = { value: '', isChecked: false, caret: null, began: '' };

export const caretOf = (field: Field): number | null => (field instanceof HTMLSelectElement ? null : field.selectionStart);

/** What a field shows as it is drawn, before anybody has typed. */
export function drawnIn(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}

/** Whether somebody has changed what was drawn. */
export function isTouched(field: Field): boolean {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked !== field.defaultChecked;
  return field.value !== drawnIn(field);
}
