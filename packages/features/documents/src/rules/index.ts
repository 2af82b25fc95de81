export { cleanFileName } from './clean-file-name.ts';
export { byteRange } from './byte-range.ts';
