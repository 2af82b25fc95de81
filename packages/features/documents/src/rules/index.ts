export { cleanFileName } from './clean-file-name.ts';
export { byteRange, type ByteRange } from './byte-range.ts';
