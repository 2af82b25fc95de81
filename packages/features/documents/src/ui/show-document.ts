import { officeTypes } from '../contract/preview-path.ts';
import { unpackable } from './unpackable.ts';

interface LookedAtDocument {
  readonly url: string;
  readonly mimeType: string;
}

/**
 * Shows what a browser does not show by itself: PDF page by page, Word as running words, Excel as tables, text as it is. Answers what is
 * to be said of it, mostly nothing; rejects where it cannot be read. Each kind loads what it needs.
 */
export async function showDocument(place: HTMLElement, { url, mimeType }: LookedAtDocument, signal?: AbortSignal): Promise<string> {
  if (mimeType === 'application/pdf') return (await import('./show-pdf.ts')).showPdf(place, url, signal);
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${response.status}`);
  if (mimeType === officeTypes.word) return (await import('./show-word.ts')).showWord(place, await response.arrayBuffer());
  if (mimeType === officeTypes.table) {
    const content = unpackable(await response.arrayBuffer());
    return (await import('./show-table.ts')).showTable(place, content);
  }
  const words = document.createElement('pre');
  words.textContent = await response.text();
  place.replaceChildren(words);
  return '';
}
