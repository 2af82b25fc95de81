import { useEffect, useReducer } from 'react';
import { isThemeName } from '../protocol/messages.ts';
import { isReadableOn, schemeFor, watchLook } from '../sdk/website-look.ts';

/** The scheme that the element is drawn in, and whether it needs a ground of its own to be read on this website. */
export function useLook(host: Element, theme: string | undefined) {
  const [, look] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => watchLook(look), []);
  const scheme = schemeFor(isThemeName(theme) ? theme : 'auto', host);
  return { scheme, isGrounded: !isReadableOn(scheme, host) };
}
