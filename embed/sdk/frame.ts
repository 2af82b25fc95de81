import { type FrameMessage, heightLimits, mark, readFrameMessage, type Scheme, widgetParameter } from '../protocol/messages.ts';

interface FrameSettings {
  readonly origin: string;
  readonly path: string;
  readonly title: string;
  readonly lang: string;
  readonly scheme: () => Scheme;
}

interface FrameListeners {
  readonly onMessage: (message: FrameMessage) => void;
  /** The frame has something, be it only the browser's own page of an error. */
  readonly onLoad: () => void;
}

export interface Frame {
  readonly element: HTMLIFrameElement;
  /** Tells the frame how the website looks now. */
  tellLook(): void;
  destroy(): void;
}

const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Makes a frame of the product and listens to it alone: its window, its origin, messages of a known shape. */
export function createFrame({ origin, path, title, lang, scheme }: FrameSettings, { onMessage, onLoad }: FrameListeners): Frame {
  const element = document.createElement('iframe');
  element.src = `${origin}${path}?${widgetParameter}=${mark}&theme=${scheme()}`;
  element.title = title;
  element.lang = lang;
  element.setAttribute('sandbox', sandbox);
  element.referrerPolicy = 'strict-origin';
  element.allow = 'fullscreen';
  element.addEventListener('load', onLoad);
  const tellLook = () => element.contentWindow?.postMessage({ pausenplatz: mark, type: 'options', theme: scheme() }, origin);
  const paced = atMost(heightLimits.perSecond, onMessage);
  const end = listenTo(element, origin, (message) => {
    // After each load, so that a frame that was loaded anew hears it too.
    if (message.type === 'hello') tellLook();
    if (message.type === 'height') paced(message);
    else onMessage(message);
  });
  return {
    element,
    tellLook,
    destroy() {
      end();
      element.remove();
    },
  };
}

/** Hears what this frame says, and nobody else; answers how to stop. */
export function listenTo(element: HTMLIFrameElement, origin: string, onMessage: (message: FrameMessage) => void): () => void {
  const hear = (event: MessageEvent) => {
    const message = event.source === element.contentWindow && event.origin === origin ? readFrameMessage(event.data) : null;
    if (message) onMessage(message);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}

/** Passes so many a second; of those that are too many the last one comes a second later. */
function atMost<T>(perSecond: number, pass: (value: T) => void): (value: T) => void {
  let passed: number[] = [];
  let late: ReturnType<typeof setTimeout> | undefined;
  const take = (value: T): void => {
    const now = Date.now();
    clearTimeout(late);
    passed = passed.filter((at) => now - at < 1_000);
    if (passed.length >= perSecond) {
      late = setTimeout(take, 1_000, value);
      return;
    }
    passed.push(now);
    pass(value);
  };
  return take;
}
