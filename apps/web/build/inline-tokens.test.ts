import { describe, expect, it } from 'vitest';
import { withTokens } from './inline-tokens.ts';

const imports = 'import { makeStyles, tokens } from "@fluentui/react-components";\n';

describe('names of custom properties stand where they are used', () => {
  it.each([
    ['alone', `${imports}a = tokens.colorBrandBackground;`, `${imports}a = "var(--colorBrandBackground)";`],
    [
      'in a template',
      `${imports}a = \`1px solid \${tokens.colorNeutralStroke1}\`;`,
      `${imports}a = \`1px solid \${"var(--colorNeutralStroke1)"}\`;`,
    ],
    [
      'several',
      `${imports}[tokens.fontSizeBase300, tokens.lineHeightBase300]`,
      `${imports}["var(--fontSizeBase300)", "var(--lineHeightBase300)"]`,
    ],
    ['not one that the theme does not know', `${imports}a = tokens.length;`, null],
    ['not of something else', `${imports}a = other.tokens.colorBrandBackground;`, null],
    ['not in a module with tokens of its own', 'import { tokens } from "./lexer.ts";\na = tokens.colorBrandBackground;', null],
    ['not where all of them are asked for', `${imports}Object.keys(tokens)`, null],
  ])('%s', (_what, code, expected) => {
    expect(withTokens(code)).toBe(expected);
  });
});
