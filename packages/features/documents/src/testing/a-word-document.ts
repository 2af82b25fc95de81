import { strToU8, zipSync } from 'fflate';

const namespaces = Object.entries({
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  v: 'urn:schemas-microsoft-com:vml',
})
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

/** A Word document, as small as one can be, with these elements in its parts. */
export function aWordDocument({
  body,
  styles = '',
  numbering = '',
}: {
  readonly body: string;
  readonly styles?: string;
  readonly numbering?: string;
}) {
  const types = 'http://schemas.openxmlformats.org/package/2006';
  const parts = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const further = ['styles', 'numbering'];
  const override = (name: string, type: string) => `<Override PartName="/word/${name}.xml" ContentType="${parts}.${type}+xml"/>`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${types}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('document', 'document.main')}${further.map((one) => override(one, one)).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${types}/relationships"><Relationship Id="a" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${types}/relationships">${further.map((one) => `<Relationship Id="${one}" Type="${relations}/${one}" Target="${one}.xml"/>`).join('')}</Relationships>`,
    'word/styles.xml': `<w:styles ${namespaces}>${styles}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${namespaces}>${numbering}</w:numbering>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
  };
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));
  return new Uint8Array(packed).buffer;
}
