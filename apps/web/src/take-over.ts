/**
 * Starts the product on a page that the server has drawn: for visitors once everything is shown, for members right after the first
 * paint, for everybody as soon as somebody wants to do something. What is pressed or typed until then is done afterwards.
 */
import type { takenOver as name } from './first-view/taken-over.ts';

// Written out, so that this script stays one small file.
const takenOver: typeof name = 'pausenplatz-taken-over';

const script = document.querySelector<HTMLScriptElement>('script[data-entry]');
const { entry = '', when } = script?.dataset ?? {};

let isStarted = false;
function start(): void {
  if (isStarted || entry === '') return;
  isStarted = true;
  void import(/* @vite-ignore */ entry);
}

if (when === 'painted') requestAnimationFrame(() => setTimeout(start));
else if (document.readyState === 'complete') requestIdleCallback(start, { timeout: 2000 });
else addEventListener('load', () => requestIdleCallback(start, { timeout: 2000 }), { once: true });

const over = new AbortController();
const { signal } = over;
const late: (() => void)[] = [];

for (const intent of ['pointerdown', 'keydown', 'focusin', 'touchstart'])
  addEventListener(intent, start, { capture: true, once: true, passive: true, signal });

addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role="button"], summary') : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    late.push(() => button.click());
    start();
  },
  { capture: true, signal },
);
addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) late.push(() => (event.target as HTMLFormElement).requestSubmit());
    start();
  },
  { capture: true, signal },
);

/** Fields that somebody has filled in meanwhile, with what stands in them. */
function typed(): (() => void)[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#root input, #root textarea')].flatMap((field) => {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (field.checked === field.defaultChecked) return [];
      return [
        () => {
          field.checked = field.defaultChecked;
          field.click();
        },
      ];
    }
    const { value } = field;
    if (value === field.defaultValue) return [];
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    return [
      () => {
        // React looks at what the field held before: its own setter empties it, the browser's fills it again.
        field.value = '';
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
    ];
  });
}

document.addEventListener(
  takenOver,
  () => {
    const fields = typed();
    over.abort();
    for (const fillIn of fields) fillIn();
    for (const act of late) act();
  },
  { once: true },
);
