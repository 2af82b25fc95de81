import type { Finding } from '../source/finding.ts';
import { child, lineAt, nameOf, type ParsedModule } from '../source/parse-module.ts';

/** What nobody reads: what is switched off or empty, signs beside their words, lines, bars and their tracks, what lies behind films. */
const unread = new Set([
  'colorNeutralForegroundDisabled',
  'colorPaletteMarigoldForeground1',
  'colorNeutralForegroundInverted',
  'colorBrandStroke2',
  'colorNeutralStroke2',
  'colorNeutralStroke3',
  'colorNeutralStencil1',
  'colorNeutralBackground5',
  'colorStatusDangerBackground3',
  'colorNeutralBackgroundStatic',
  'colorBackgroundOverlay',
]);

/**
 * Colours of the theme that screens write in, or write on, and that the test of the theme does not measure in each of its schemes.
 * Browsers measure the light one alone.
 */
export function unmeasuredColors(modules: readonly ParsedModule[], testOfTheme: string): Finding[] {
  const isMeasured = (token: string) => new RegExp(String.raw`'${token}'`).test(testOfTheme);
  return modules.flatMap(({ path, text, nodes }) =>
    nodes.flatMap((node) => {
      if (node.type !== 'Property' || !/^(?:color|backgroundColor)$/.test(nameOf(child(node, 'key')) ?? '')) return [];
      const value = child(node, 'value');
      if (value?.type !== 'MemberExpression' || nameOf(child(value, 'object')) !== 'tokens') return [];
      const token = nameOf(child(value, 'property')) ?? '';
      if (unread.has(token) || isMeasured(token)) return [];
      return [{ path, line: lineAt(text, node.start), complaint: `${token} is measured by no pair of palette.test.ts` }];
    }),
  );
}
