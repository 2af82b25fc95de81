import { aZip } from '../src/testing/a-zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'application/vnd.openxmlformats-officedocument';
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = (part: string, type: string) =>
  `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${office}.${type}.main+xml"/></Types>`;
const relations = (...all: readonly string[]) =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
const relation = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${links}/${type}" Target="${target}"${mode}/>`;

const words = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (inside: string, style = '') => `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inside}</w:p>`;
const cells = (...all: readonly string[]) => `<w:tr>${all.map((one) => `<w:tc>${paragraph(words(one))}</w:tc>`).join('')}</w:tr>`;

const elsewhere = ' TargetMode="External"';
const link = (id: string, text: string) => paragraph(`<w:hyperlink r:id="${id}">${words(text)}</w:hyperlink>`);
const drawn = 'http://schemas.openxmlformats.org/drawingml/2006';
/** A picture of a document, within it (`embed`) or elsewhere (`link`). */
const picture = (id: string, kind: 'embed' | 'link', said: string) =>
  paragraph(
    `<w:r><w:drawing><wp:inline xmlns:wp="${drawn}/wordprocessingDrawing"><wp:docPr id="1" name="Bild" descr="${said}"/><a:graphic xmlns:a="${drawn}/main"><a:graphicData><pic:pic xmlns:pic="${drawn}/picture"><pic:blipFill><a:blip r:${kind}="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
  );

function wordDocument(body: readonly string[], related: readonly string[], more: Readonly<Record<string, string>> = {}): Buffer {
  return aZip({
    '[Content_Types].xml': types('word/document.xml', 'wordprocessingml.document'),
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${links}"><w:body>${body.join('')}</w:body></w:document>`,
    'word/styles.xml': `${head}<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/_rels/document.xml.rels': relations(relation('s1', 'styles', 'styles.xml'), ...related),
    ...more,
  });
}

/** A letter of a school: heading, words, a link that would run a script, one that leads on, a table. */
export const aWordDocument = (): Buffer =>
  wordDocument(
    [
      paragraph(words('Herbstwanderung'), 'Heading1'),
      paragraph(words('Wir treffen uns am Dienstag um 8 Uhr beim Bahnhof.')),
      link('bad', 'Nicht klicken'),
      link('good', 'Fahrplan'),
      `<w:tbl>${cells('Mitnehmen', 'Warum')}${cells('Regenjacke', 'Das Wetter wechselt')}${cells('Znüni', 'Die Wanderung dauert drei Stunden')}</w:tbl>`,
    ],
    [
      relation('bad', 'hyperlink', 'javascript:document.title=1', elsewhere),
      relation('good', 'hyperlink', 'https://www.sbb.ch/', elsewhere),
    ],
  );

/** What a document may try: scripts in links, words, names and pictures, a map of styles of its own, pictures of another website. */
export function aHostileWordDocument(script: string): Buffer {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const markup = escaped(`"><img src=x onerror="${script}"><script>${script}</script>`);
  const targets = [`javascript:${script}`, `JaVa\tScript:${script}`, `data:text/html,<script>${script}</script>`, `vbscript:${script}`];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${script}"/></foreignObject></svg>`;
  return wordDocument(
    [
      paragraph(words('Gewinnspiel'), 'Heading1'),
      paragraph(`<w:bookmarkStart w:id="1" w:name="${markup}"/>${words(markup)}<w:bookmarkEnd w:id="1"/>`),
      ...targets.map((_, at) => link(`bad${at}`, `Gewinn ${at + 1}`)),
      picture('svg', 'embed', markup),
      picture('far', 'link', 'Von anderswo'),
      paragraph(words('Ende')),
    ],
    [
      ...targets.map((target, at) => relation(`bad${at}`, 'hyperlink', escaped(target), elsewhere)),
      relation('svg', 'image', 'media/bild.svg'),
      relation('far', 'image', 'https://boese.invalid/spur.png', elsewhere),
    ],
    { 'word/media/bild.svg': svg, 'mammoth/style-map': `p => script:fresh\nr => iframe[src="javascript:${script}"]` },
  );
}

/** A small file whose words are far more than a tablet holds. */
export const aWordBomb = (): Buffer => wordDocument([paragraph(words(' '.repeat(200 * 1024 * 1024)))], []);

/** A workbook whose sheet and cells are named like what runs. */
export function aHostileWorkbook(script: string): Buffer {
  const markup = `&lt;img src=x onerror=&quot;${script}&quot;>`;
  return workbook(markup, [
    [cellOf('A1', markup), cellOf('B1', `=HYPERLINK(&quot;javascript:${script}&quot;)`)],
    [`<c r="A2" t="str"><f>WEBSERVICE("https://boese.invalid/")</f><v>${markup}</v></c>`],
  ]);
}

const cellOf = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook of one sheet with words and numbers. */
export function aWorkbook(): Buffer {
  const number = (at: string, value: number) => `<c r="${at}"><v>${value}</v></c>`;
  return workbook('Ausflug', [
    [cellOf('A1', 'Was'), cellOf('B1', 'Franken')],
    [cellOf('A2', 'Bahn'), number('B2', 12.5)],
    [cellOf('A3', 'Museum'), number('B3', 8)],
  ]);
}

function workbook(name: string, cellsOf: readonly (readonly string[])[]): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const rows = cellsOf.map((row, at) => `<row r="${at + 1}">${row.join('')}</row>`);
  return aZip({
    '[Content_Types].xml': types('xl/workbook.xml', 'spreadsheetml.sheet'),
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="${name}" sheetId="1" r:id="s1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(relation('s1', 'worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
}
