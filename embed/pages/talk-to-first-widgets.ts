import { connect, WindowMessenger } from 'penpal';
import { firstChannel, type FirstWidget, firstVersion } from '../protocol/first-widgets.ts';
import type { ParentWindow, SchemeChange } from './talk-to-widget.ts';

type Widget = { [Name in keyof FirstWidget]: FirstWidget[Name] };

/** Talks with a script that a website pinned before its version 1.0; only with websites that the server names. */
export function talkToFirstWidgets(origins: Promise<readonly string[]>, onScheme: SchemeChange): ParentWindow {
  const onTheme = (theme: unknown) => {
    // `auto` left the choice to the visitor's system, whatever the website looked like: it stays as it was drawn.
    if (theme === 'light' || theme === 'dark') onScheme(theme);
  };
  const methods = {
    setOption: (name: string, value: unknown) => name === 'theme' && onTheme(value),
    focusFirst: () => document.querySelector<HTMLElement>('a[href], button, [tabindex="0"]')?.focus(),
  };
  const opened = origins.then(async (named) => {
    const messenger = new WindowMessenger({ remoteWindow: globalThis.parent, allowedOrigins: [location.origin, ...named] });
    // Without a prototype: the peer could otherwise call what every object inherits.
    const remote = await connect<Widget>({ messenger, channel: firstChannel, methods: Object.assign(Object.create(null), methods) })
      .promise;
    onTheme((await remote.hello(firstVersion)).theme);
    return remote;
  });
  // A website that is not named gets no answer; the frame shows all the same, as far as frame-ancestors lets it.
  opened.catch(() => undefined);
  const told = (name: string, detail: object) => void opened.then((remote) => remote.event(name, detail)).catch(() => undefined);
  return {
    resize: (height) => void opened.then((remote) => remote.resize(height)).catch(() => undefined),
    fail: (code) => told('error', { code }),
    navigate: (path) => told('navigate', { path }),
    // They knew no calendars.
    open: () => undefined,
  };
}
