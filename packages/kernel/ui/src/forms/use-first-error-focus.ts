import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first field with an error whenever `errors` becomes a new, non-empty object: only when something was sent. */
export function useFirstErrorFocus(errors: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
