import jsQr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const sharpness = 3;

interface CanvasMaker {
  create(width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D };
}

const opened = (base64: string) => getDocument({ data: new Uint8Array(Buffer.from(base64, 'base64')), verbosity: 0 }).promise;

/** What a code on a page says, seen as a camera sees it: as points. */
export async function codeIn(base64: string, number: number): Promise<string | undefined> {
  const document = await opened(base64);
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: sharpness });
  // In Node pdfjs brings its own canvas; its types only say that there is some object.
  const { canvas, context } = (document.canvasFactory as CanvasMaker).create(viewport.width, viewport.height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const points = context.getImageData(0, 0, canvas.width, canvas.height);
  return jsQr(points.data, points.width, points.height)?.data;
}

/** The words on each page, as a reader of the PDF finds them. */
export async function pagesOf(base64: string): Promise<string[]> {
  const document = await opened(base64);
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}
