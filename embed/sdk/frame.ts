import { connect, type Connection, WindowMessenger } from 'penpal';
import {
  channelName,
  type ChildMethods,
  clampHeight,
  type ErrorCode,
  eventNames,
  heightLimits,
  isErrorCode,
  isOwnPath,
  type ParentMethods,
  protocolVersion,
} from '../protocol/messages.ts';
import type { WidgetOptions } from './options.ts';

interface FrameListeners {
  readonly options: () => WidgetOptions;
  readonly onReady: () => void;
  readonly onResize: (height: number) => void;
  readonly onNavigate: (path: string) => void;
  readonly onError: (code: ErrorCode) => void;
}

export interface Frame {
  readonly element: HTMLIFrameElement;
  setTheme(theme: string): void;
  destroy(): void;
}

type Child = { [Name in keyof ChildMethods]: ChildMethods[Name] };

const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
const answerWithinMs = 10_000;

/** Makes the framed page and talks with it. A frame that may not show gives no event at all, only silence. */
export function createFrame(origin: string, options: WidgetOptions, listeners: FrameListeners): Frame {
  const element = document.createElement('iframe');
  element.src = `${origin}/einbetten/seite/${encodeURIComponent(options.page)}`;
  element.title = options.title;
  element.lang = options.lang;
  element.setAttribute('sandbox', sandbox);
  element.referrerPolicy = 'strict-origin';
  element.allow = 'fullscreen';
  let connection: Connection<Child> | null = null;
  let isReady = false;
  const silence = setTimeout(() => !isReady && listeners.onError('TIMEOUT'), answerWithinMs);
  // Wiring waits for the frame's window, which exists once the element is in the document.
  const start = () => {
    if (!element.contentWindow || connection) return;
    const messenger = new WindowMessenger({ remoteWindow: element.contentWindow, allowedOrigins: [origin] });
    connection = connect<Child>({
      messenger,
      channel: channelName,
      methods: methodsFor(origin, listeners, () => {
        isReady = true;
        clearTimeout(silence);
      }),
    });
    connection.promise.catch(() => undefined);
  };
  queueMicrotask(start);
  return {
    element,
    setTheme: (theme) => void connection?.promise.then((child) => child.setOption('theme', theme)).catch(() => undefined),
    destroy() {
      clearTimeout(silence);
      connection?.destroy();
      element.remove();
    },
  };
}

/** Methods without a prototype: a peer could call inherited ones otherwise. Every argument is checked, unknown names are ignored. */
function methodsFor(origin: string, listeners: FrameListeners, onHello: () => void): Record<string, (...args: never[]) => unknown> {
  let resizes: number[] = [];
  let late: ReturnType<typeof setTimeout> | undefined;
  const methods: ParentMethods = {
    hello(version) {
      onHello();
      if (version !== protocolVersion) listeners.onError('VERSION');
      else listeners.onReady();
      return { theme: listeners.options().theme };
    },
    resize(height) {
      const now = Date.now();
      resizes = resizes.filter((at) => now - at < 1_000);
      const clamped = clampHeight(height);
      if (clamped === null) return;
      clearTimeout(late);
      // The last of many heights is the one that counts.
      if (resizes.length >= heightLimits.perSecond) late = setTimeout(() => methods.resize(height), 1_000);
      if (resizes.length >= heightLimits.perSecond) return;
      resizes.push(now);
      listeners.onResize(clamped);
    },
    event(name, detail) {
      if (!eventNames.some((known) => known === name)) return;
      const code = typeof detail === 'object' && detail !== null && 'code' in detail ? detail.code : undefined;
      if (name === 'error' && isErrorCode(code)) listeners.onError(code);
    },
    navigateTop(path) {
      if (!isOwnPath(path) || !navigator.userActivation?.hasBeenActive) return;
      listeners.onNavigate(path);
      globalThis.open(origin + path, '_blank', 'noopener');
    },
  };
  return Object.assign(Object.create(null), methods);
}
