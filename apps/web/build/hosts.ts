import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));
export const at = (path: string): string => `${repository}${path}`;

/** Nothing in the interface runs from right to left; react-router hands its development build to bundlers. */
export const alias = [
  { find: /^rtl-css-js\/core$/, replacement: at('apps/web/build/left-to-right.ts') },
  { find: /^react-router$/, replacement: at('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: at('node_modules/react-router/dist/production/dom-export.mjs') },
];
