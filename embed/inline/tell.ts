import { inlineReasons } from './texts.ts';

/** Why an element shows its link instead; the words of `embed/protocol`, as far as they can happen without a frame. */
export type InlineError = 'TIMEOUT' | 'BLOCKED' | 'NOT_FOUND' | 'FORBIDDEN' | 'OFFLINE';

/** Tells the website, by the events of the elements with frames; nothing about people. */
export function tell(host: Element, name: string, detail: object): void {
  host.dispatchEvent(new CustomEvent(`pausenplatz:${name}`, { detail, bubbles: true, composed: true }));
}

export function tellError(host: Element, code: InlineError, origin: string): void {
  const reason = inlineReasons[code].replaceAll('{origin}', origin).replace('{site}', location.origin);
  // oxlint-disable-next-line no-console -- whoever looks after the website has nothing else that tells them the reason.
  console.warn(`<${host.localName}> ${code}: ${reason}`);
  tell(host, 'error', { code });
}
