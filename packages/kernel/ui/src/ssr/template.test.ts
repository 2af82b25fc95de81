import { expect, test } from 'vitest';
import { bareTemplate, dataElement, filled } from './template.ts';

const template = `<html><head><title>P</title>
<script type="module" crossorigin src="/assets/web-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-1.js">
<link rel="stylesheet" crossorigin href="/assets/web-1.css"></head><body><div id="root"></div><noscript>needs</noscript></body></html>`;

test('a template is taken apart into the bare page, its script and its styles', () => {
  const { html, entry, css } = bareTemplate(template, (address) => `/*${address}*/`);
  expect(html.replaceAll('\n', '')).toBe('<html><head><title>P</title></head><body><div id="root"></div></body></html>');
  expect([entry, css]).toEqual(['/assets/web-1.js', '/*/assets/web-1.css*/']);
});

test('data never ends its own element, and a dollar sign in what is drawn stays one', () => {
  expect(dataElement('x', { a: '</script>' })).not.toContain('</script>"');
  expect(filled('<head></head><div id="root"></div>', '', '$& $1')).toContain('<div id="root">$& $1</div>');
});
