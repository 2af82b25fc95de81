import type { PadAuthor, PadSegment } from '../contract/index.ts';
import { authorLook } from './author-look.ts';
import type { AuthorLine } from './author-look.ts';

interface WordContent {
  readonly title: string;
  readonly segments: readonly PadSegment[];
  readonly authors: readonly Pick<PadAuthor, 'no' | 'name'>[];
  /** What stands before the names. */
  readonly label: string;
  readonly colorOf: (no: number) => string;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The files of a document for word processors (Office Open XML): title, text in the colours of its authors, and whose they are. */
export function wordDocument({ title, segments, authors, label, colorOf }: WordContent): Readonly<Record<string, string>> {
  const look = (no: number | null): string => (no === null ? '' : lookOf(no, colorOf(no)));
  const names = authors.map(({ no, name }) => run(look(no), name)).join(run('', '  '));
  const body = [
    paragraph(run('<w:b/><w:sz w:val="36"/>', title)),
    ...linesIn(segments).map((line) => paragraph(line.map(({ by, text }) => run(look(by), text)).join(''))),
    ...(names === '' ? [] : [paragraph(''), paragraph(run('<w:i/>', `${label}: `) + names)]),
  ];
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${documentType}"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${main}"><w:body>${body.join('')}</w:body></w:document>`,
  };
}

/** The parts of a text, line by line. */
function linesIn(segments: readonly PadSegment[]): PadSegment[][] {
  const lines: PadSegment[][] = [[]];
  for (const { by, text } of segments)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ by, text: part });
    }
  return lines;
}

const underlines: Readonly<Record<AuthorLine, string>> = {
  none: '',
  solid: 'single',
  dotted: 'dotted',
  dashed: 'dash',
  double: 'double',
  wavy: 'wave',
};

function lookOf(no: number, color: string): string {
  const under = underlines[authorLook(no).line];
  return `${under === '' ? '' : `<w:u w:val="${under}"/>`}<w:shd w:val="clear" w:color="auto" w:fill="${color}"/>`;
}

const paragraph = (runs: string): string => `<w:p>${runs}</w:p>`;
const run = (look: string, text: string): string =>
  `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

/** Without what XML cannot hold. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- these are the ones
    .replace(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
