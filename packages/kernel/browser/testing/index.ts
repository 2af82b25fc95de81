export { Calls } from './calls.tsx';
export { type FakeAnswer, fakeServer } from './fake-server.ts';
export { aRow, aWorkbook } from './a-workbook.ts';
