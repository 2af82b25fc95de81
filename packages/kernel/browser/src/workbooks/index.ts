export { readWorkbook, type ReadWorkbook } from './read-workbook.ts';
