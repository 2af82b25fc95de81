import { isOwnPath } from '../protocol/messages.ts';
import type { Tell } from './kinds.ts';
import { widgetTexts } from './texts.ts';

/** Opens a path of the product in a tab of its own; a website's `form-action` has no say over it. */
const open = (origin: string, path: string): void => void globalThis.open(origin + path, '_blank', 'noopener');

/** A link to the sign-in, which is never on a foreign website; `redirect` is the own path to go on to. */
export const signInLink = (origin: string, tell: Tell) => (element: Element) => {
  const link = document.createElement('a');
  const redirect = element.getAttribute('redirect');
  link.className = 'button';
  link.href = `${origin}/login${isOwnPath(redirect) ? `?redirectUrl=${encodeURIComponent(redirect)}` : ''}`;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = element.getAttribute('label') || widgetTexts.signIn;
  link.addEventListener('click', () => tell('pausenplatz:login', { status: 'opened' }));
  return link;
};

/** The field for a code on the board; where it leads to opens in a new tab. */
export const codeForm = (origin: string, tell: Tell) => () => {
  const form = document.createElement('form');
  const label = document.createElement('label');
  const field = document.createElement('input');
  const button = document.createElement('button');
  field.name = 'code';
  field.required = true;
  field.maxLength = 9;
  field.autocomplete = 'off';
  field.autocapitalize = 'characters';
  field.spellcheck = false;
  button.textContent = widgetTexts.go;
  label.append(widgetTexts.code, ' ', field);
  form.append(label, button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    open(origin, `/beam-mich?code=${encodeURIComponent(field.value.trim())}`);
    field.value = '';
    tell('pausenplatz:beam', { ok: true });
  });
  return form;
};
