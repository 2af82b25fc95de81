import type { ErrorCode, FrameMessage } from '../protocol/messages.ts';
import { askReason, watchPolicy } from './find-reason.ts';
import { createFrame, type Frame } from './frame.ts';
import type { Kind } from './kinds.ts';
import { attributesOf, readOptions, subjectOf, type WidgetOptions } from './options.ts';
import { reflect, takeOver } from './properties.ts';
import { styleSheet } from './styles.ts';
import { reasons, widgetTexts } from './texts.ts';
import { isReadableOn, schemeFor, watchLook } from './website-look.ts';

/** After the frame has loaded without a word, and after nothing has loaded, in milliseconds. */
const patience = { silent: 1_500, slow: 10_000 } as const;

/** An element that shows a frame of the product. Without script, and when the frame may not show, its own content is there: a link. */
export function defineFramedElement(tag: string, kind: Kind, origin: string): void {
  class FramedElement extends HTMLElement {
    static readonly observedAttributes = attributesOf(kind);
    readonly #root = this.attachShadow({ mode: 'open' });
    readonly #above = document.createElement('div');
    readonly #status = document.createElement('p');
    readonly #button = document.createElement('button');
    #frame: Frame | null = null;
    #endings: (() => void)[] = [];
    #isReady = false;
    /** Between its coming onto the website and its going. */
    #isPlaced = false;
    /** Stands on the website itself, without a frame. */
    #isDirect = false;
    /** What the frame said last; what an attribute says comes first, and once it is gone this again. */
    #told: { title: string; height: number } = { title: '', height: 0 };
    #settle: () => void = () => undefined;
    /** Resolves when the frame shows for the first time. */
    readonly ready = new Promise<void>((resolve) => (this.#settle = resolve));

    constructor() {
      super();
      this.#root.adoptedStyleSheets = [styleSheet()];
      this.#status.setAttribute('role', 'status');
      this.#button.type = 'button';
      this.#button.hidden = true;
      this.#button.addEventListener('click', () => this.reload());
      this.#above.append(document.createElement('slot'), this.#status, this.#button);
      this.#root.append(this.#above);
    }

    get #options(): WidgetOptions {
      return readOptions(this, kind);
    }

    connectedCallback(): void {
      takeOver(this, kind);
      this.#isPlaced = true;
      this.#begin();
    }

    disconnectedCallback(): void {
      this.#isPlaced = false;
      this.#end();
    }

    #begin(): void {
      this.#end();
      const { variant, consent, loading } = this.#options;
      const direct = variant === 'form' ? undefined : kind.direct?.(origin, (name, detail) => this.#tell(name, detail));
      this.#isDirect = direct !== undefined;
      if (direct) {
        this.#showDirect(direct(this));
        return;
      }
      this.#reserve();
      if (consent) this.#offer(widgetTexts.consent.replace('{host}', new URL(origin).host));
      else if (loading === 'eager') this.load();
      else this.#watch();
    }

    #reserve(): void {
      this.style.setProperty('--pausenplatz-height', `${this.#options.minHeight}px`);
    }

    /** No frame at all, and nothing asked for: what is shown stands on the website itself. */
    #showDirect(content: HTMLElement): void {
      this.#above.hidden = true;
      this.#root.append(content);
      this.#endings.push(() => content.remove());
      this.#tell('pausenplatz:ready', {});
      this.#settle();
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before === now || !this.#isPlaced) return;
      if (kind.choices?.includes(name)) this.#begin();
      else if (this.#isDirect) return;
      else if (this.#frame) this.#change(name);
      // What an element is to show may come after it, and so may how.
      else if (name === kind.subject || name === 'loading' || name === 'consent') this.#begin();
      else if (name === 'min-height') this.#reserve();
    }

    #change(name: string): void {
      if (name === kind.subject) this.reload();
      else if (name === 'theme') this.#applyLook();
      else if (name === 'title') this.#name();
      else if (name === 'lang' && this.#frame) this.#frame.element.lang = this.#options.lang;
      else if (name.endsWith('height')) {
        this.#reserve();
        this.#resize(this.#told.height);
      }
    }

    #name(): void {
      if (this.#frame) this.#frame.element.title = this.#options.title || this.#told.title || kind.title;
    }

    /** Loads now, without waiting for the element to come into view or for consent. */
    load(): void {
      const { title, lang, minHeight } = this.#options;
      const subject = subjectOf(this, kind);
      if (this.#frame || this.#isDirect || (kind.subject !== null && subject === '')) return;
      this.#end();
      const path = kind.path + encodeURIComponent(subject);
      this.#say(widgetTexts.loading);
      this.setAttribute('aria-busy', 'true');
      this.#endings.push(watchPolicy(origin, () => this.#fail('BLOCKED')));
      if (!navigator.onLine) {
        this.#fail('OFFLINE');
        return;
      }
      const scheme = () => schemeFor(this.#options.theme, this);
      const frame = createFrame(
        { origin, path, title: title || kind.title, lang, scheme },
        { onMessage: (message) => this.#hear(message), onLoad: () => this.#after(patience.silent, () => this.#ask(path)) },
      );
      this.#frame = frame;
      this.#applyLook();
      frame.element.style.setProperty('height', `${minHeight}px`);
      this.#endings.push(
        () => frame.destroy(),
        watchLook(() => this.#applyLook()),
      );
      this.#after(patience.slow, () => {
        this.#say(widgetTexts.slow);
        this.#tellError('TIMEOUT');
        this.#ask(path);
      });
      this.#root.append(frame.element);
    }

    reload(): void {
      if (this.#isDirect) return;
      this.#end();
      this.load();
    }

    setTheme(theme: string): void {
      this.setAttribute('theme', theme);
    }

    #watch(): void {
      const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && this.load(), {
        rootMargin: '300px',
      });
      watcher.observe(this);
      this.#endings.push(() => watcher.disconnect());
    }

    /** A frame that answers late is welcome all the same. */
    #after(milliseconds: number, work: () => void): void {
      const timer = setTimeout(() => !this.#isReady && work(), milliseconds);
      this.#endings.push(() => clearTimeout(timer));
    }

    #ask(path: string): void {
      this.#endings.push(askReason(origin, path, this.#root, (code) => code && !this.#isReady && this.#fail(code)));
    }

    #applyLook(): void {
      if (!this.#frame) return;
      const scheme = schemeFor(this.#options.theme, this);
      const { style } = this.#frame.element;
      // A frame of the same scheme as its element is transparent; where the website could not be read through it, it has a ground.
      style.setProperty('color-scheme', scheme);
      style.setProperty('background', isReadableOn(scheme, this) ? 'none' : 'Canvas');
      this.#frame.tellLook();
    }

    #hear(message: FrameMessage): void {
      if (message.type === 'ready') this.#show(message.title);
      else if (message.type === 'height') this.#resize(message.height);
      else if (message.type === 'navigate') this.#tell('pausenplatz:navigate', { path: message.path });
      else if (message.type === 'door') this.#tell('pausenplatz:door-open', { door: message.door });
      else if (message.type === 'error') this.#fail(message.code);
    }

    #show(title: string): void {
      this.#isReady = true;
      this.#above.hidden = true;
      this.removeAttribute('aria-busy');
      this.#told.title = title;
      this.#name();
      this.#tell('pausenplatz:ready', {});
      this.#settle();
    }

    #resize(height: number): void {
      this.#told.height = height;
      const { minHeight, maxHeight } = this.#options;
      const shown = Math.max(minHeight, Math.min(height, maxHeight ?? height));
      this.#frame?.element.style.setProperty('height', `${shown}px`);
      this.#tell('pausenplatz:resize', { height: shown });
    }

    /** The fallback link comes back, so that nobody stands before an empty space. */
    #fail(code: ErrorCode): void {
      const isOffline = code === 'OFFLINE';
      this.#end();
      this.#say(isOffline ? widgetTexts.offline : widgetTexts.unreachable);
      // What is not there is not there a moment later either.
      if (code !== 'NOT_FOUND') this.#offer(widgetTexts.again);
      this.#tellError(code);
      if (!isOffline) return;
      const back = () => this.reload();
      addEventListener('online', back, { once: true });
      this.#endings.push(() => removeEventListener('online', back));
    }

    #say(words: string): void {
      this.#status.textContent = words;
    }

    #offer(words: string): void {
      this.#button.textContent = words;
      this.#button.hidden = false;
    }

    #end(): void {
      for (const end of this.#endings) end();
      this.#endings = [];
      this.#frame = null;
      this.#told = { title: '', height: 0 };
      this.#isReady = false;
      this.#above.hidden = false;
      this.#button.hidden = true;
      this.#say('');
      this.removeAttribute('aria-busy');
    }

    #tellError(code: ErrorCode): void {
      const reason = reasons[code].replace('{origin}', origin).replace('{site}', location.origin);
      // oxlint-disable-next-line no-console -- whoever looks after the website has nothing else that tells them the reason.
      console.warn(`<${tag}> ${subjectOf(this, kind)} ${code}: ${reason}`);
      this.#tell('pausenplatz:error', { code });
    }

    #tell(name: string, detail: object): void {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  }

  reflect(FramedElement.prototype, kind);
  customElements.define(tag, FramedElement);
}
