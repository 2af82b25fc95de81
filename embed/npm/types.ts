/** Why nothing shows; the same codes as in the documentation of the elements. */
export type ErrorCode = 'TIMEOUT' | 'BLOCKED' | 'NOT_FOUND' | 'FORBIDDEN' | 'OFFLINE' | 'VERSION';

/** What the elements tell, by the second half of the event's name: `pausenplatz:ready` and so on. */
export interface WidgetEvents {
  readonly ready: Readonly<Record<string, never>>;
  /** Pixels. */
  readonly resize: { readonly height: number };
  /** Own path of the product. */
  readonly navigate: { readonly path: string };
  /** Number of the door. */
  readonly 'door-open': { readonly door: number };
  readonly login: { readonly status: 'opened' };
  readonly beam: { readonly ok: boolean };
  readonly error: { readonly code: ErrorCode };
}

/** An element of the product on a website. Each attribute is a property as well: nothing takes it away, and then the usual holds again. */
export interface WidgetElement extends HTMLElement {
  get theme(): 'light' | 'dark' | 'auto';
  set theme(value: 'light' | 'dark' | 'auto' | null);
  /** Pixels. */
  get minHeight(): number;
  set minHeight(value: number | null);
  /** Pixels; what is higher can be scrolled. */
  maxHeight: number | null;
  get loading(): 'lazy' | 'eager';
  set loading(value: 'lazy' | 'eager' | null);
  /** Loads only after a click, or `load()`. */
  consent: boolean;
  /** Resolves when it shows for the first time. */
  readonly ready: Promise<void>;
  /** Loads now, without waiting for the element to come into view or for consent. */
  load(): void;
  reload(): void;
  setTheme(theme: 'light' | 'dark' | 'auto'): void;
}

export interface PageElement extends WidgetElement {
  /** The part of the page's address after `/seite/`. */
  page: string;
}

export interface CalendarElement extends WidgetElement {
  /** The part of the calendar's address after `/advent/`. */
  calendar: string;
}

export interface CodeElement extends WidgetElement {
  get variant(): 'button' | 'form';
  set variant(value: 'button' | 'form' | null);
}

export interface SignInElement extends CodeElement {
  /** Own path to go on to. */
  redirect: string;
  label: string;
}
