export { drawnMarkup } from './drawn-markup.ts';
export { withoutStyleAttributes } from './style-attributes.ts';
export { bareTemplate, dataElement, escaped, filled, preloads, type ReadFile } from './template.ts';
export { styleRenderer, usedStyles } from './used-styles.ts';
export { usedTokens } from './used-tokens.ts';
