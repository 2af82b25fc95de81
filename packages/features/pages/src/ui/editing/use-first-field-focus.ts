import { useEffect } from 'react';

/**
 * Where one can type or choose. Never a switch: what is typed into it is gone, and a blank turns it. Of the choices of one question
 * the chosen one; a text that is still being set up takes the cursor as soon as it can be written.
 */
const fields = [
  'input:not([type=file], [type=checkbox], [type=radio])',
  'input[type=radio]:checked',
  'textarea',
  'select',
  '[role=combobox]',
  '[contenteditable=true]',
  // Of a form without any field the part with which one begins; a blank that is typed there starts nothing.
  '[data-begins]',
].join(', ');

/** Whoever opens a form wants to write: its first field takes the focus as soon as it is there. */
export function useFirstFieldFocus(frame: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const focusFirst = () => {
      const first = frame.current?.querySelector<HTMLElement>(fields);
      // A form that arrives late must not take the focus out of a dialog that was opened meanwhile.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) first?.focus();
      return first !== undefined && first !== null;
    };
    if (focusFirst() || !frame.current) return;
    const watcher = new MutationObserver(() => focusFirst() && watcher.disconnect());
    watcher.observe(frame.current, { childList: true, subtree: true, attributeFilter: ['contenteditable'] });
    return () => watcher.disconnect();
  }, [frame]);
}
