import { AppTheme } from '@pausenplatz/kernel-ui';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OnPaper } from '../blocks/on-paper.tsx';
import { printPage } from './print-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('a film has its code before the page is printed, once', async () => {
  const codes = () => document.querySelectorAll('[data-print-code] svg path').length;
  const print = vi.fn(() => codes());
  vi.stubGlobal('print', print);
  await render(
    <AppTheme choice="light">
      <OnPaper title="Igelzentrum" url="https://vimeo.com/123456789" />
      <OnPaper title="Eigener Film" url={null} />
    </AppTheme>,
  );
  await printPage();
  await printPage();
  expect(print.mock.results.map(({ value }) => value as number)).toEqual([1, 1]);
});
