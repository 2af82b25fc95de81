export { openRedirects } from './open-redirects.data.ts';
export { isText, looksBeforeLength, maximumOf, schemasIn } from './judged-lengths.ts';
export { namedFields, type TextField, textFields } from './input-fields.ts';
