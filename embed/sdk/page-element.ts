import type { ErrorCode } from '../protocol/messages.ts';
import { createFrame, type Frame } from './frame.ts';
import { observedAttributes, readOptions } from './options.ts';
import { styleSheet } from './styles.ts';
import { widgetTexts } from './texts.ts';

/** `<pausenplatz-seite page="…">`: a public page of the product on another website. Without script its own content, a link, shows. */
export function definePageElement(tag: string, origin: string): void {
  if (customElements.get(tag)) return;
  const host = new URL(origin).host;

  class PageElement extends HTMLElement {
    static readonly observedAttributes = observedAttributes;
    readonly #root = this.attachShadow({ mode: 'open' });
    readonly #slot = document.createElement('slot');
    readonly #status = document.createElement('p');
    #frame: Frame | null = null;
    #watcher: IntersectionObserver | null = null;
    #settle: (() => void) | null = null;
    /** Resolves when the page shows. */
    readonly ready = new Promise<void>((resolve) => {
      this.#settle = resolve;
    });

    constructor() {
      super();
      this.#root.adoptedStyleSheets = [styleSheet()];
      this.#status.setAttribute('role', 'status');
      this.#status.hidden = true;
      this.#root.append(this.#slot, this.#status);
    }

    connectedCallback(): void {
      const options = readOptions(this);
      this.style.setProperty('min-height', `${options.minHeight}px`);
      if (options.needsConsent) this.#askConsent();
      else if (options.loading === 'eager' || !('IntersectionObserver' in globalThis)) this.load();
      else this.#watch();
    }

    disconnectedCallback(): void {
      this.#watcher?.disconnect();
      this.#remove();
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before === now || !this.isConnected || !this.#frame) return;
      const options = readOptions(this);
      if (name === 'theme') this.#frame.setTheme(options.theme);
      else if (name === 'page') this.reload();
      else if (name === 'title') this.#frame.element.title = options.title;
      else if (name === 'min-height') this.style.setProperty('min-height', `${options.minHeight}px`);
    }

    /** Loads the page now, without waiting for it to come into view or for consent. */
    load(): void {
      this.#watcher?.disconnect();
      const options = readOptions(this);
      if (this.#frame || options.page === '') return;
      this.setAttribute('aria-busy', 'true');
      this.#status.hidden = true;
      this.#frame = createFrame(origin, options, {
        options: () => readOptions(this),
        onReady: () => this.#show(),
        onResize: (height) => this.#resize(height),
        onNavigate: (path) => this.#tell('navigate', { path }),
        onError: (code) => this.#fail(code),
      });
      this.#frame.element.style.setProperty('height', `${options.minHeight}px`);
      this.#root.append(this.#frame.element);
    }

    reload(): void {
      this.#remove();
      this.load();
    }

    setTheme(theme: string): void {
      this.setAttribute('theme', theme);
    }

    #watch(): void {
      this.#watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && this.load(), {
        rootMargin: '300px',
      });
      this.#watcher.observe(this);
    }

    #askConsent(): void {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = widgetTexts.consent.replace('{host}', host);
      button.addEventListener('click', () => {
        button.remove();
        this.load();
      });
      this.#root.append(button);
    }

    #show(): void {
      this.#slot.hidden = true;
      this.removeAttribute('aria-busy');
      this.#tell('ready', {});
      this.#settle?.();
    }

    #resize(height: number): void {
      const { minHeight, maxHeight } = readOptions(this);
      const shown = Math.max(minHeight, maxHeight === null ? height : Math.min(height, maxHeight));
      this.#frame?.element.style.setProperty('height', `${shown}px`);
      this.#tell('resize', { height: shown });
    }

    /** The fallback link comes back, so that nobody stands before an empty space. */
    #fail(code: ErrorCode): void {
      this.#remove();
      this.removeAttribute('aria-busy');
      this.#slot.hidden = false;
      this.#status.textContent = widgetTexts.unreachable;
      this.#status.hidden = false;
      this.#tell('error', { code });
    }

    #remove(): void {
      this.#frame?.destroy();
      this.#frame = null;
      this.#slot.hidden = false;
    }

    #tell(name: string, detail: object): void {
      this.dispatchEvent(new CustomEvent(`pausenplatz:${name}`, { detail, bubbles: true, composed: true }));
    }
  }

  customElements.define(tag, PageElement);
}
