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

/** An element of the product on a website. */
export interface WidgetElement extends HTMLElement {
  /** Resolves when it shows for the first time. */
  readonly ready: Promise<void>;
  /** Loads now, without waiting for the element to come into view or for consent. */
  load(): void;
  reload(): void;
  setTheme(theme: 'light' | 'dark' | 'auto'): void;
}
