// oxlint-disable-next-line typescript/triple-slash-reference -- a module without types cannot be imported for them
/// <reference path="./pdfmake.d.ts" />
import pdfmake from 'pdfmake';
import fonts from 'pdfmake/fonts/Roboto.js';

// Only the fonts that come with the package are read; nothing is ever loaded from elsewhere.
const fontFiles = new Set(Object.values(fonts).flatMap((faces) => Object.values(faces)));
pdfmake.setFonts(fonts);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

/** Sets an A4 document and answers it as base64; `content` is what pdfmake calls content, `background` lies under every page. Texts are plain: nothing in a name is markup. */
export async function makePdf(
  content: readonly object[],
  title: string,
  margins: readonly [number, number, number, number],
  background: object | null = null,
): Promise<string> {
  const pdf = await pdfmake
    .createPdf({
      info: { title },
      pageSize: 'A4',
      pageMargins: [...margins],
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
      content: [...content],
      ...(background && { background: () => background }),
    })
    .getBuffer();
  return pdf.toString('base64');
}
