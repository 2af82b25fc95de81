/**
 * Starts the product on a page that the server has drawn: right after the first paint for members, once there is nothing else to do where
 * something on the page lives, and otherwise when somebody wants to do more than read. What is pressed or typed until then is done afterwards.
 */
import { openDrawn } from '@pausenplatz/pages/ui/drawn';
import { afterContent } from '@pausenplatz/kernel-browser/after-content';
import { isAwake, keepWishes, whenAwake } from '@pausenplatz/kernel-ui/keep-wishes';

const script = document.querySelector<HTMLScriptElement>('script[data-entry]');
const { entry = '', when } = script?.dataset ?? {};

let isStarted = false;
function start(): void {
  if (isStarted || entry === '') return;
  isStarted = true;
  import(/* @vite-ignore */ entry).catch(() => {
    // Without a network: the next wish tries again.
    isStarted = false;
  });
}

if (when === 'painted') requestAnimationFrame(() => setTimeout(start));
else
  afterContent(() => {
    if (when === 'idle') start();
    openDrawn(location.pathname);
  });

keepWishes(start);

/** The keys of the search, which members have: the browser would jump into its address field. */
addEventListener(
  'keydown',
  (event) => {
    const main = document.querySelector('#root main');
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (when !== 'painted' || key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    if (!main || isAwake(main)) return;
    event.preventDefault();
    whenAwake(main, () => dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey })));
  },
  { capture: true },
);
