import { previewTexts as texts } from '../texts.preview.ts';
import { showDocument } from './show-document.ts';

/** Shows in a frame, which the server drew, what a browser does not show by itself. */
export function frameDocument(root: HTMLElement, file: { readonly url: string; readonly mimeType: string } | null): void {
  const place = root.querySelector<HTMLElement>('[data-document]');
  const said = root.querySelector('[data-said]');
  if (!file || !place || !said) return;
  showDocument(place, file).then(
    (words) => (said.textContent = words),
    () => (said.textContent = texts.unreadable),
  );
}
