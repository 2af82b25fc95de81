import { fill } from '@pausenplatz/kernel-contract';
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the build makes its address of it.
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { previewTexts as texts } from '../texts.preview.ts';

/** A tablet has to hold all of them. */
const pagesAtMost = 40;
/** Pixels of a sheet on a sharp screen. */
const widest = 1_600;

/** Draws a PDF; answers what is to be said of it. Its words stand inside of the pictures, for those who do not see them. */
export async function showPdf(place: HTMLElement, url: string, signal?: AbortSignal): Promise<string> {
  const port = new Worker(trusted(workerAddress), { type: 'module' });
  signal?.addEventListener('abort', () => port.terminate());
  const worker = PDFWorker.create({ port });
  const paper = await getDocument({ url, worker, disableAutoFetch: true }).promise;
  const total = paper.numPages;
  const shown = Math.min(total, pagesAtMost);
  place.replaceChildren();
  // One after the other: a long document shows its first page at once.
  for (let number = 1; number <= shown; number += 1) {
    if (signal?.aborted) break;
    place.append(await drawnPage(paper, number));
  }
  return shown < total ? fill(texts.more, { shown, total }) : '';
}

async function drawnPage(paper: PDFDocumentProxy, number: number): Promise<HTMLCanvasElement> {
  const page = await paper.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(3, widest / natural.width) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  canvas.setAttribute('role', 'document');
  canvas.setAttribute('aria-label', fill(texts.page, { number, total: paper.numPages }));
  const { items } = await page.getTextContent();
  const words = document.createElement('p');
  words.textContent = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  canvas.append(words);
  await page.render({ canvas, viewport }).promise;
  return canvas;
}

/** A frame wants the address of a script to be vouched for; this one is of our own build. */
function trusted(address: string): string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (typeof types !== 'object' || types === null) return address;
  // Only as much of the interface as is used; its types are in no library yet.
  const { createPolicy } = types as {
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string };
  };
  return createPolicy.call(types, 'pdf', { createScriptURL: (url) => url }).createScriptURL(address);
}
