export { readWorkbook, type ReadSheet, type ReadWorkbook } from './read-workbook.ts';
