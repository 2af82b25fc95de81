export { openRedirects } from './open-redirects.data.ts';
export { namedFields, type TextField, textFields } from './input-fields.ts';
