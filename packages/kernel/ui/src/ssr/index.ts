export { withoutStyleAttributes } from './style-attributes.ts';
export { bareTemplate, dataElement, escaped, filled, type ReadFile } from './template.ts';
export { styleRenderer, usedStyles } from './used-styles.ts';
export { usedTokens } from './used-tokens.ts';
