import { defineFramedElement } from './framed-element.ts';
import { kinds } from './kinds.ts';
import { serveQueue } from './queue.ts';

// Only while the script itself runs does the document tell where it came from.
const script = document.currentScript;
const address = script instanceof HTMLScriptElement ? script.src : import.meta.url;
const origin = new URL(address, document.baseURI).origin;

for (const kind of kinds) {
  const tag = `pausenplatz-${kind.name}`;
  // The script may be there twice.
  if (!customElements.get(tag)) defineFramedElement(tag, kind, origin);
}
serveQueue(kinds);
