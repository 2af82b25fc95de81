import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShownPicture } from './shown-picture.tsx';

const file = { url: '/files/igel?d=1&s=x', width: 1200, height: 640, widths: [240, 480], preview: 'UklGRg==' };

test('a picture is drawn by a server as by a browser, without a script and without styles that our policy refuses', () => {
  const drawn = renderToStaticMarkup(createElement(ShownPicture, { file, alt: 'Igel', sizes: '100vw', isSeenFirst: true }));
  expect(drawn.replaceAll(/ class="[^"]*"/g, '').replaceAll('&amp;', '&')).toBe(
    '<span><img src="data:image/webp;base64,UklGRg==" alt="" aria-hidden="true" decoding="sync"/>' +
      '<picture><source type="image/avif" srcSet="/files/igel?d=1&s=x&w=240&f=avif 240w, /files/igel?d=1&s=x&w=480&f=avif 480w" sizes="100vw"/>' +
      '<source type="image/webp" srcSet="/files/igel?d=1&s=x&w=240&f=webp 240w, /files/igel?d=1&s=x&w=480&f=webp 480w" sizes="100vw"/>' +
      '<img loading="eager" fetchPriority="high" decoding="async" src="/files/igel?d=1&s=x" alt="Igel" width="1200" height="640"/></picture></span>',
  );
});
