import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { gorillaTeacherTopics, gorillaTopics } from '../../contract/gorilla.data.ts';
import { gorillaBlock, gorillaTeacherBlock } from '../../contract/index.ts';
import { BlockView, surroundingsOf, viewsByType } from '../framed.tsx';
import { aBlock, aPage } from '../test-support/demo-page.data.ts';
import { pageOnScreen, soon } from '../test-support/page-on-screen.tsx';
import { TestHost } from '../test-support/test-host.tsx';
import { gorillaViews } from './gorilla-block-view.tsx';

const shown = pageOnScreen();

const show = (type: string, settings: Readonly<Record<string, unknown>>, width = '320px') =>
  render(
    <TestHost>
      <div style={{ width }}>
        <BlockView block={{ type, settings }} views={viewsByType(gorillaViews)} around={surroundingsOf(aPage())} />
      </div>
    </TestHost>,
  );

test.each([
  ['pupils', gorillaBlock, 'Probier es aus', ['Bewegung', 'Ernährung', 'Nachhaltigkeit']],
  ['teachers', gorillaTeacherBlock, 'Für morgen', ['Schulprogramm', 'Bewegung', 'Ernährung', 'Nachhaltigkeit']],
] as const)(
  'topics for %s stand there from the first moment on, each with something to do and a way to the programme',
  async (_whom, block, task, titles) => {
    const leadsTo = Object.values(block === gorillaBlock ? gorillaTopics : gorillaTeacherTopics).map(({ url }) => url);
    const screen = await show(block.type, block.empty);
    const headings = () =>
      screen
        .getByRole('heading')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(headings).toEqual([...titles]);
    await expect.poll(() => screen.getByText(task, { exact: true }).elements()).toHaveLength(titles.length);
    const links = () =>
      screen
        .getByRole('link', { name: 'Mehr bei GORILLA' })
        .elements()
        .map((link) => link.getAttribute('href') ?? '');
    await expect.poll(links).toEqual(leadsTo);
    expect(leadsTo.filter((url) => !url.startsWith('https://'))).toEqual([]);
    await expect.poll(() => screen.container.querySelector('iframe')).toBeNull();
    const tooWide = () => {
      const parts = [...screen.container.querySelectorAll('ul, ul *')];
      const left = screen.container.querySelector('ul')?.getBoundingClientRect().left ?? 0;
      return parts.filter((one) => one.getBoundingClientRect().right > left + 321);
    };
    await expect.poll(tooWide).toEqual([]);
  },
);

test('a film waits for a click, and nothing loads before', async () => {
  const screen = await show('Gorilla', { topics: [], film: 'https://youtu.be/abcdefghijk', filmTitle: 'Erste Schritte auf dem Brett' });
  await expect.element(screen.getByText('Dieser Inhalt kommt von YouTube.', { exact: false })).toBeVisible();
  await expect.poll(() => screen.container.querySelector('iframe')).toBeNull();
  await screen.getByRole('button', { name: 'Video abspielen' }).click();
  await expect.poll(() => screen.container.querySelector('iframe')?.title).toBe('Erste Schritte auf dem Brett');
});

test('whoever edits chooses topics, whose order stays, and adds a film', async () => {
  const screen = await shown.edit(aPage({ blocks: [aBlock('Gorilla', { ...gorillaBlock.empty }, 'gorilla')], files: {} }));
  await screen.getByRole('button', { name: 'GORILLA bearbeiten' }).click();
  const settings = () => shown.server.page().blocks[0]?.settings;
  await screen.getByRole('checkbox', { name: 'Bewegung' }).click();
  await vi.waitFor(() => expect(settings()?.['topics']).toEqual(['food', 'sustainability']), soon);
  await screen.getByRole('checkbox', { name: 'Bewegung' }).click();
  await vi.waitFor(() => expect(settings()?.['topics']).toEqual(['movement', 'food', 'sustainability']), soon);
  const film = screen.getByRole('textbox', { name: 'Film von GORILLA' });
  await film.fill('https://film.example/x');
  await expect.element(screen.getByText('Bitte die Adresse eines Videos von YouTube, Vimeo, Play SRF oder PeerTube.')).toBeVisible();
  await film.fill('https://youtu.be/abcdefghijk');
  await screen.getByRole('textbox', { name: 'Titel des Films' }).fill('Skaten');
  await vi.waitFor(() => expect(settings()).toMatchObject({ film: 'https://youtu.be/abcdefghijk', filmTitle: 'Skaten' }), soon);
});
