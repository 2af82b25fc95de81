import { previewTexts as texts } from '../texts.preview.ts';

interface LookedAtDocument {
  readonly url: string;
  readonly mimeType: string;
}

/** Shows what a browser does not show by itself: PDF page by page, text as it is. */
export function frameDocument(root: HTMLElement, file: LookedAtDocument | null): void {
  const place = root.querySelector<HTMLElement>('[data-document]');
  const said = root.querySelector('[data-said]');
  if (!file || !place || !said) return;
  const shown = file.mimeType === 'application/pdf' ? showPdf(place, file.url) : showText(place, file.url);
  shown.then(
    (words) => (said.textContent = words),
    () => (said.textContent = texts.unreadable),
  );
}

async function showPdf(place: HTMLElement, url: string): Promise<string> {
  return (await import('./show-pdf.ts')).showPdf(place, url);
}

async function showText(place: HTMLElement, url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  const words = document.createElement('pre');
  words.textContent = await response.text();
  place.replaceChildren(words);
  return '';
}
