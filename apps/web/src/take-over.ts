/**
 * Starts the product on a page that the server has drawn: right after the first paint for members, once there is nothing else to do where
 * something on the page lives, and otherwise when somebody wants to do more than read. What is pressed or typed until then is done afterwards.
 */
import { openDrawn } from '@pausenplatz/pages/ui/drawn';
import { afterContent } from './first-view/after-content.ts';
import { takenOver } from '@pausenplatz/kernel-ui/taken-over';

const script = document.querySelector<HTMLScriptElement>('script[data-entry]');
const { entry = '', when } = script?.dataset ?? {};

let isStarted = false;
function start(): void {
  if (isStarted || entry === '') return;
  isStarted = true;
  void import(/* @vite-ignore */ entry);
}

if (when === 'painted') requestAnimationFrame(() => setTimeout(start));
else
  afterContent(() => {
    if (when === 'idle') start();
    openDrawn(location.pathname);
  });

const over = new AbortController();
const { signal } = over;
const late: (() => void)[] = [];

/** Whoever touches something that only a script can do. */
const wants = ({ target }: Event) => {
  if (target instanceof Element && target.closest('button, [role="button"], input, textarea, select, summary')) start();
};
for (const intent of ['pointerover', 'pointerdown', 'focusin']) addEventListener(intent, wants, { capture: true, passive: true, signal });

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
    // After the screen's own effects, which may begin with empty fields.
    setTimeout(() => {
      for (const fillIn of fields) fillIn();
      over.abort();
      for (const act of late) setTimeout(act);
    });
  },
  { once: true },
);
