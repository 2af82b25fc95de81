import { dismissToast, notify } from '@pausenplatz/kernel-ui';

/** Notices outlive the screen that caused them; the next test must not find them over its buttons. */
export function clearToasts(): void {
  const last = notify({ type: 'info', title: 'clear' });
  for (let id = last; id > last - 10; id -= 1) dismissToast(id);
}
