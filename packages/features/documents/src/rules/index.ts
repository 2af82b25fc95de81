export { asWebVtt } from './captions.ts';
export { askedVersion } from './asked-version.ts';
export { cleanFileName } from './clean-file-name.ts';
export { freeName } from './free-name.ts';
export { byteRange } from './byte-range.ts';
export { versionWidths } from './version-widths.ts';
export { sizeWords } from './size-words.ts';
