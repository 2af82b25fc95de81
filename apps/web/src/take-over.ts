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

/** React leaves a mark on what it has taken over; what stands in a part whose code still loads comes later than the rest. */
const isAwake = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** After the effects of the screen, which may begin with empty fields. */
function whenAwake(element: Element, act: () => void): void {
  if (isAwake(element)) setTimeout(act);
  else if (element.isConnected) requestAnimationFrame(() => whenAwake(element, act));
}

/** Whoever touches something that only a script can do. */
const wants = ({ target }: Event) => {
  if (target instanceof Element && target.closest('button, [role="button"], input, textarea, select, summary')) start();
};
for (const intent of ['pointerover', 'pointerdown', 'focusin']) addEventListener(intent, wants, { capture: true, passive: true });

let areFieldsFilled = false;
/** What was pressed is done once it listens, after what was typed stands where it belongs. */
function later(event: Event, element: HTMLElement, act: () => void): void {
  if (areFieldsFilled && isAwake(element)) return;
  event.preventDefault();
  event.stopPropagation();
  whenAwake(element, () => setTimeout(act));
  start();
}
const capture = { capture: true } as const;
addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role="button"], summary') : null;
    if (button) later(event, button, () => button.click());
  },
  capture,
);
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement) later(event, form, () => form.requestSubmit());
  },
  capture,
);

/** Gives a field again what somebody has typed into it, so that the product hears of it. */
function typedAgain(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | null {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return null;
    return () => {
      field.checked = field.defaultChecked;
      field.click();
    };
  }
  const { value } = field;
  if (value === field.defaultValue) return null;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  return () => {
    // React looks at what the field held before: its own setter empties it, the browser's fills it again.
    field.value = '';
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

document.addEventListener(
  takenOver,
  () => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#root input, #root textarea')) {
      const again = typedAgain(field);
      if (again) whenAwake(field, again);
    }
    setTimeout(() => (areFieldsFilled = true));
  },
  { once: true },
);
