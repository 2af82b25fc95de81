import { officeTypes } from '../contract/preview-path.ts';
import { unpackedSize } from '../rules/unpacked-size.ts';

/** Bytes of an Office document that a tablet can unpack; a small file may hold far more. */
const unpackedAtMost = 120 * 1024 * 1024;

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
  if (mimeType === officeTypes.word) return (await import('./show-word.ts')).showWord(place, await unpackable(response));
  if (mimeType === officeTypes.table) return (await import('./show-table.ts')).showTable(place, await unpackable(response));
  const words = document.createElement('pre');
  words.textContent = await response.text();
  place.replaceChildren(words);
  return '';
}

async function unpackable(response: Response): Promise<ArrayBuffer> {
  const content = await response.arrayBuffer();
  if (unpackedSize(content) > unpackedAtMost) throw new RangeError('too much to unpack');
  return content;
}
