/** Back to a door that was open, once it stands there again. */
export function focusDoor(number: number | null): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-door="${number}"]`)?.focus());
}
