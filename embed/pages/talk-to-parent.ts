import { connect, WindowMessenger } from 'penpal';
import {
  channelName,
  type ChildMethods,
  type EventName,
  isThemeName,
  type ParentMethods,
  protocolVersion,
  type ThemeName,
} from '../protocol/messages.ts';

type Parent = { [Name in keyof ParentMethods]: ParentMethods[Name] };

interface ParentWindow {
  readonly resize: (height: number) => void;
  readonly tell: (name: EventName, detail: object) => void;
}

/** Talks with the widget around this frame, if there is one; only with websites that the server names. */
export function talkToParent(origins: Promise<readonly string[]>, onTheme: (theme: ThemeName) => void): ParentWindow {
  if (globalThis.parent === globalThis.window) return { resize: () => undefined, tell: () => undefined };
  const methods: ChildMethods = {
    setOption(name, value) {
      if (name === 'theme' && isThemeName(value)) onTheme(value);
    },
    focusFirst() {
      document.querySelector<HTMLElement>('a[href], button, [tabindex="0"]')?.focus();
    },
  };
  const opened = origins.then(async (named) => {
    const messenger = new WindowMessenger({ remoteWindow: globalThis.parent, allowedOrigins: [location.origin, ...named] });
    // Without a prototype: the peer could otherwise call what every object inherits.
    const remote = await connect<Parent>({ messenger, channel: channelName, methods: Object.assign(Object.create(null), methods) }).promise;
    const { theme } = await remote.hello(protocolVersion);
    if (isThemeName(theme)) onTheme(theme);
    return remote;
  });
  // A website that is not named gets no answer; the frame shows all the same, as far as frame-ancestors lets it.
  opened.catch(() => undefined);
  return {
    resize: (height) => void opened.then((remote) => remote.resize(height)).catch(() => undefined),
    tell: (name, detail) => void opened.then((remote) => remote.event(name, detail)).catch(() => undefined),
  };
}
