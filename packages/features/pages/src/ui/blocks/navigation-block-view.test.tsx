import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BlockView, surroundingsOf, viewsByType } from '../framed.tsx';
import { aPage } from '../test-support/demo-page.data.ts';
import { TestHost } from '../test-support/test-host.tsx';
import { pageBlockViews } from './all-views.ts';

const views = viewsByType(pageBlockViews);

const brief = (name: string, isBefore?: boolean) => ({
  id: name,
  name,
  url: name.toLowerCase(),
  ...(isBefore !== undefined && { isBefore }),
});
const siblings = [brief('Eins', true), brief('Zwei', true), brief('Vier', false), brief('Fünf', false)];
const breadcrumb = [brief('Klasse'), brief('Projekt')];

function show(shows: string, page: Partial<ReturnType<typeof aPage>>) {
  const around = surroundingsOf({ ...aPage(), siblings: [], breadcrumb: [], ...page });
  return render(
    <TestHost>
      <BlockView block={{ type: 'Navigation', settings: { shows, look: 'list' } }} views={views} around={around} />
    </TestHost>,
  );
}
const namesIn = (container: Element) =>
  [...container.querySelectorAll('nav a')].map((link) => [link.textContent, link.getAttribute('href')]);

test('leads to the page before and the page after, and at an end only to one', async () => {
  const middle = await show('turn', { siblings });
  await expect
    .poll(() => namesIn(middle.container))
    .toEqual([
      ['‹ ZurückZwei', expect.stringContaining('/seite/zwei')],
      ['Weiter ›Vier', expect.stringContaining('/seite/vier')],
    ]);
  await middle.unmount();
  const last = await show('turn', { siblings: siblings.slice(0, 2) });
  await expect.poll(() => namesIn(last.container)).toEqual([['‹ ZurückZwei', expect.stringContaining('/seite/zwei')]]);
});

test('shows the way from the outermost page to here', async () => {
  const screen = await show('path', { breadcrumb });
  await expect.poll(() => namesIn(screen.container).map(([name]) => name)).toEqual(['Klasse', 'Projekt']);
});
