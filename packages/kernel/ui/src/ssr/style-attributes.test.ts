import { expect, test } from 'vitest';
import { withoutStyleAttributes } from './style-attributes.ts';

test('a style attribute becomes a rule for the same declarations, one for all that are alike', () => {
  const { html, rules } = withoutStyleAttributes('<p style="color:red">a</p><p style="color:red">b</p><p>style=&quot;x&quot;</p>');
  expect(html).toBe('<p data-css="color:red">a</p><p data-css="color:red">b</p><p>style=&quot;x&quot;</p>');
  expect(rules).toBe('[data-css="color:red"]{color:red}');
});

test('nothing in it ends the sheet', () => {
  const { rules } = withoutStyleAttributes('<p style="background:url(&lt;/style&gt;)">a</p>');
  expect(rules).not.toContain('<');
});
