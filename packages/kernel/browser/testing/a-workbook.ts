import { strToU8, zipSync } from 'fflate';

interface SheetOfTest {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** What stands in its `sheetData`: rows as they are written in a workbook. */
  readonly rows: string;
  readonly columns?: string;
  /** How many comments hang at its cells. */
  readonly comments?: number;
}

/** An Excel workbook, as small as one can be; `formats` are the codes of its own formats, which its cells name by their place. */
export function aWorkbook(sheets: readonly SheetOfTest[], formats: readonly (string | number)[] = [], properties = ''): ArrayBuffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const own = formats.flatMap((code, at) =>
    typeof code === 'string' ? [`<numFmt numFmtId="${200 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`] : [],
  );
  const cells = formats.map((code, at) => `<xf numFmtId="${typeof code === 'string' ? 200 + at : code}"/>`);
  const files = {
    '_rels/.rels': `<Relationships xmlns="${packaged}"><Relationship Id="a" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr ${properties}/><sheets>${sheets.map(({ name, state }, at) => `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}"` : ''} r:id="s${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}"><Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/>${sheets.map((_one, at) => `<Relationship Id="s${at}" Type="${relations}/worksheet" Target="/xl/worksheets/sheet${at}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${own.join('')}</numFmts><cellXfs>${cells.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows, columns = '' }, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet xmlns="${main}">${columns && `<cols>${columns}</cols>`}<sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  for (const [at, { comments = 0 }] of sheets.entries()) {
    if (comments === 0) continue;
    const related = `<Relationship Id="c" Type="${relations}/comments" Target="../comments${at}.xml"/>`;
    Object.assign(files, {
      [`xl/worksheets/_rels/sheet${at}.xml.rels`]: `<Relationships xmlns="${packaged}">${related}</Relationships>`,
      [`xl/comments${at}.xml`]: `<comments xmlns="${main}"><commentList>${'<comment ref="A1"/>'.repeat(comments)}</commentList></comments>`,
    });
  }
  return new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))).buffer;
}

/** A row of words, from the first column on. */
export const aRow = (number: number, words: readonly string[], attributes = ''): string =>
  `<row r="${number}" ${attributes}>${words.map((one) => `<c t="inlineStr"><is><t>${one}</t></is></c>`).join('')}</row>`;
