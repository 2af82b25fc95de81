import { type ErrorCode, type FrameMessage, mark, readWidgetMessage, type Scheme } from '../protocol/messages.ts';

export type SchemeChange = (scheme: Scheme) => void;

/** The website around a frame, as far as the frame may speak to it. */
export interface ParentWindow {
  /** Pixels. */
  readonly resize: (height: number) => void;
  readonly fail: (code: ErrorCode) => void;
  readonly navigate: (path: string) => void;
  /** Somebody opened a door of a calendar. */
  readonly open: (door: number) => void;
}

/** Talks with the widget around this frame; only with websites that the server names, and with our own. */
export function talkToWidget(origins: Promise<readonly string[]>, onScheme: SchemeChange): ParentWindow {
  let heard = '';
  let waiting: FrameMessage[] = [];
  const post = (message: FrameMessage, target: string) => globalThis.parent.postMessage({ pausenplatz: mark, ...message }, target);
  const tell = (message: FrameMessage) => (heard === '' ? waiting.push(message) : post(message, heard));
  const listen = (named: readonly string[]) => {
    addEventListener('message', ({ source, origin, data }) => {
      const isNamed = [location.origin, ...named].some((one) => one === origin || one === '*');
      const message = source === globalThis.parent && isNamed ? readWidgetMessage(data) : null;
      if (!message) return;
      onScheme(message.theme);
      if (heard === origin) return;
      heard = origin;
      post({ type: 'ready', title: document.title }, origin);
      for (const one of waiting) post(one, origin);
      waiting = [];
    });
    post({ type: 'hello' }, '*');
  };
  void origins.then(listen);
  return {
    resize: (height) => void tell({ type: 'height', height }),
    fail: (code) => void tell({ type: 'error', code }),
    navigate: (path) => void tell({ type: 'navigate', path }),
    open: (door) => void tell({ type: 'door', door }),
  };
}
