import { firstViewId } from '@pausenplatz/kernel-host/first-view';

/** Puts what the server has drawn into the page that is there; false where it has drawn nothing. */
export function putIn(drawn: DocumentFragment): boolean {
  const root = document.querySelector('#root');
  const data = drawn.querySelector(`#${firstViewId}`);
  const content = drawn.querySelector('#root');
  if (!root || !data || !content) return false;
  // The page lets styles through that bear its own nonce.
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '';
  const styles = drawn.querySelectorAll('style');
  for (const style of styles) style.nonce = nonce;
  document.head.append(...styles, data);
  root.replaceChildren(...content.childNodes);
  return true;
}
