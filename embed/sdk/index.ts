import { definePageElement } from './page-element.ts';

// Only while the script itself runs does the document tell where it came from.
const script = document.currentScript;
const address = script instanceof HTMLScriptElement ? script.src : import.meta.url;
const origin = new URL(address, document.baseURI).origin;

definePageElement('pausenplatz-seite', origin);
