import { isAwake, whenAwake } from './awake.ts';
import { caretOf, drawnIn, type Field, isField, isTouched, nothingTyped, type Typed } from './fields.ts';

export { isAwake, whenAwake };

/** What stood in the page when it came; everything later is the product's own and listens from its beginning. */
let drawn = new WeakSet<Element>();
/** Starts the product. */
let start: () => void = () => undefined;

/** Whoever touches something that only a script can do. */
const wants = ({ target }: Event) => {
  if (target instanceof Element && target.closest('button, [role="button"], input, textarea, select, summary')) start();
};

/** Fields into which somebody typed before the product could hear of it. */
const waiting = new Set<Field>();

/** What was pressed is done once it listens, after what was typed stands where it belongs; `gone`: the product has drawn it anew. */
function later(event: Event, element: HTMLElement, act: () => void, gone?: () => void): void {
  if (!drawn.has(element) || (waiting.size === 0 && isAwake(element))) return;
  event.preventDefault();
  event.stopPropagation();
  const whenFilled = () => (waiting.size === 0 ? setTimeout(act) : setTimeout(whenFilled, 20));
  whenAwake(element, whenFilled, gone);
  start();
}

const buttons = 'button, [role="button"], summary';
const pressed = (event: MouseEvent) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(buttons) : null;
  if (!button) return;
  const press = (found: HTMLElement) => {
    found.click();
    giveTypedAfter(performance.now() + 2_000);
  };
  const alike = alikeTo(button);
  const at = alike().indexOf(button);
  const again = (until: number) => {
    const found = alike()[at];
    if (found) whenAwake(found, () => press(found));
    else if (performance.now() < until) requestAnimationFrame(() => again(until));
  };
  later(
    event,
    button,
    () => press(button),
    () => again(performance.now() + 5_000),
  );
  isPressed = event.defaultPrevented;
};

/** The buttons that are called as one is: of a part that is drawn anew, the one at the same place among them is the same. */
function alikeTo(button: HTMLElement): () => HTMLElement[] {
  const nameOf = (one: HTMLElement) => one.ariaLabel ?? one.textContent;
  const name = nameOf(button);
  return () => [...document.querySelectorAll<HTMLElement>(`#root :is(${buttons})`)].filter((one) => nameOf(one) === name);
}

/** What somebody types after a press that still waits belongs to the field which that press opens. */
let isPressed = false;
let typedAfter = '';
const typedAfterPress = (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.length > 1 || ctrlKey || metaKey || altKey || isField(document.activeElement)) return;
  const gone = [...waiting, cursorIn].find((field) => field?.isConnected === false);
  if (gone) {
    // Its successor is not there yet.
    event.preventDefault();
    typed.set(gone, { ...typedInto(gone), value: typedInto(gone).value + key, caret: null });
    return;
  }
  if (!isPressed) return;
  // A blank presses the button once more.
  if (key === ' ' && typedAfter === '') return;
  event.preventDefault();
  typedAfter += key;
};
function giveTypedAfter(until: number): void {
  const field = document.activeElement;
  const isThere = isField(field);
  if (!isThere && performance.now() < until) return void requestAnimationFrame(() => giveTypedAfter(until));
  if (isThere && typedAfter !== '') fillAgain(field, { ...nothingTyped, value: field.value + typedAfter });
  [isPressed, typedAfter] = [false, ''];
}
const submitted = (event: SubmitEvent) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  // Never the browser's own way, which has the words in the address.
  if (drawn.has(form)) event.preventDefault();
  later(event, form, () => form.requestSubmit());
};

/** Lines that were finished by Enter before the product could hear of it. */
const lines = new WeakMap<Field, readonly string[]>();

/** Each line with its Enter, one after the other, and then what was typed behind them. */
function giveLines(field: Field): void {
  const [line, ...others] = lines.get(field) ?? [];
  if (line === undefined) return fillAgain(field, typedInto(field));
  lines.set(field, others);
  fillAgain(field, { ...nothingTyped, value: line });
  waiting.add(field);
  setTimeout(() => giveEnter(field, performance.now() + 5_000));
}

/** A line that is taken leaves its field empty; one that is not, because the product is not so far yet, is never written over. */
function giveEnter(field: Field, until: number): void {
  const next = field.isConnected ? undefined : successorOf(field)();
  if (next) {
    // The product has put its own field in the place of this one, with the words in it.
    waiting.delete(field);
    waiting.add(next);
    lines.set(next, lines.get(field) ?? []);
    typed.set(next, typedInto(field));
    return giveEnter(next, until);
  }
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  setTimeout(() => {
    if (field.value === '') return giveLines(field);
    if (performance.now() < until) return giveEnter(field, until);
    const value = [field.value, ...(lines.get(field) ?? []), typedInto(field).value].filter(Boolean).join(' ');
    typed.set(field, { ...nothingTyped, value });
    lines.delete(field);
    field.value = '';
    return giveLines(field);
  }, 20);
}

/** A line that says what Enter does gets it once the words stand there; the browser would begin a new line. */
const entered = (event: KeyboardEvent) => {
  const { target: field, key, shiftKey } = event;
  // What this script gives again is meant for the product.
  if (
    !event.isTrusted ||
    key !== 'Enter' ||
    shiftKey ||
    event.isComposing ||
    !(field instanceof HTMLTextAreaElement) ||
    field.enterKeyHint === ''
  )
    return;
  if (!drawn.has(field) || (waiting.size === 0 && isAwake(field))) return;
  event.preventDefault();
  event.stopPropagation();
  const line = waiting.has(field) ? typedInto(field).value : field.value;
  lines.set(field, [...(lines.get(field) ?? []), line]);
  // The next line is typed into an empty field, as it will be.
  field.value = '';
  keep(field);
  start();
};

/** Gives a field again what somebody has typed into it, so that the product hears of it; the cursor stays where it was. */
function fillAgain(field: Field, { value, isChecked, caret, began }: Typed): void {
  waiting.delete(field);
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !isChecked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // Words that this device has kept from another time stand before those that were typed now.
  const isOther = kind === HTMLTextAreaElement && field.value !== began && !value.startsWith(field.value);
  const kept = isOther ? `${field.value} ` : '';
  // React looks at what the field held before: its own setter empties it, the browser's fills it again.
  field.value = '';
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, kept + value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret !== null && field === document.activeElement) field.setSelectionRange(caret + kept.length, caret + kept.length);
}

const typed = new WeakMap<Field, Typed>();
const typedInto = (field: Field): Typed => typed.get(field) ?? nothingTyped;
function keep(field: Field): void {
  const began = waiting.has(field) ? typedInto(field).began : drawnIn(field);
  typed.set(field, { value: field.value, isChecked: field instanceof HTMLInputElement && field.checked, caret: caretOf(field), began });
  if (waiting.has(field)) return;
  waiting.add(field);
  const next = successorOf(field);
  whenAwake(
    field,
    () => afterComposing(field, () => giveLines(field)),
    () => handOn(field, next, performance.now() + 5_000),
  );
}

/** What an input method has not finished yet is not touched. */
let composed: EventTarget | null = null;
function afterComposing(field: Field, act: () => void): void {
  if (composed === field) field.addEventListener('compositionend', () => setTimeout(act), { once: true });
  else act();
}

/** The field that stands where one stood before: of the same name, or at the same place among those that are called alike. */
function successorOf(field: Field): () => Field | undefined {
  const mark = field.name === '' ? `${field.tagName} ${field.ariaLabel}` : field.name;
  const alike = () =>
    [...document.querySelectorAll<Field>('#root input, #root textarea, #root select')].filter(
      (one) => (one.name === '' ? `${one.tagName} ${one.ariaLabel}` : one.name) === mark,
    );
  const at = field.isConnected ? alike().indexOf(field) : 0;
  return () => alike()[at];
}

/** A field that the product has drawn anew gets what was typed into the one before, and the cursor. */
function handOn(field: Field, next: () => Field | undefined, until: number): void {
  const found = next();
  if (!found && performance.now() < until) return void requestAnimationFrame(() => handOn(field, next, until));
  if (!found) return void waiting.delete(field);
  whenAwake(found, () => {
    if (!isField(document.activeElement)) found.focus();
    waiting.delete(field);
    const { value, began } = typedInto(field);
    // Where the product has put other words than the server had, such as a draft, they stay.
    if ((found.value !== '' && found.value !== began) || (value === began && !lines.has(field))) return;
    if (lines.has(field)) lines.set(found, lines.get(field) ?? []);
    typed.set(found, typedInto(field));
    giveLines(found);
  });
}

/** The drawn field in which the cursor stands: where it is drawn anew, the cursor goes along, and what is typed meanwhile. */
let cursorIn: Field | null = null;
const focused = ({ target }: FocusEvent) => {
  cursorIn = target instanceof Element && isField(target) && drawn.has(target) && !isAwake(target) ? target : null;
  const field = cursorIn;
  if (field === null) return;
  const next = successorOf(field);
  const isStillThere = () => cursorIn === field && !waiting.has(field);
  whenAwake(
    field,
    () => isStillThere() && (cursorIn = null),
    () => isStillThere() && handOn(field, next, performance.now() + 5_000),
  );
};

const changed = ({ target }: Event) => {
  if (target instanceof Element && isField(target) && drawn.has(target) && (waiting.has(target) || !isAwake(target))) keep(target);
};

/** The product may have emptied the field since: the next letter comes behind what was typed. */
const aboutToChange = ({ target, isTrusted }: InputEvent) => {
  if (!isTrusted || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !waiting.has(target)) return;
  const { value, caret } = typedInto(target);
  if (target.value === value || composed === target) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
  if (caretOf(target) !== null) target.setSelectionRange(caret ?? value.length, caret ?? value.length);
};

const capture = { capture: true } as const;

/** Keeps what is pressed or typed in a page that a server has drawn until the product can hear of it; it is started by `begin`. */
export function keepWishes(begin: () => void): void {
  start = begin;
  drawn = new WeakSet(
    document.querySelectorAll('#root button, #root [role="button"], #root summary, #root form, #root input, #root textarea, #root select'),
  );
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) addEventListener(intent, wants, { capture: true, passive: true });
  addEventListener('click', pressed, capture);
  addEventListener('keydown', typedAfterPress, capture);
  addEventListener('submit', submitted, capture);
  addEventListener('keydown', entered, capture);
  addEventListener('focusin', focused, capture);
  addEventListener('beforeinput', aboutToChange, capture);
  addEventListener('input', changed, capture);
  addEventListener('compositionstart', ({ target }) => (composed = target), capture);
  addEventListener('compositionend', () => (composed = null), capture);
  // Typed before this script was there.
  for (const field of document.querySelectorAll<Field>('#root input, #root textarea, #root select')) if (isTouched(field)) keep(field);
}
