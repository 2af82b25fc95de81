import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BlockView, surroundingsOf, viewsByType } from '../framed.tsx';
import { refused } from '../test-support/fake-server.ts';
import { aBlock, aPage, idOf } from '../test-support/demo-page.data.ts';
import { pageOnScreen, soon } from '../test-support/page-on-screen.tsx';
import { TestHost } from '../test-support/test-host.tsx';
import { learningAppsViews } from './learning-apps-block-view.tsx';

const shown = pageOnScreen();
const explain = 'Diese Übungen kommen von LearningApps.org.';
const waves = { id: 'a', app: '4311115', title: 'Wellen' };
const salts = { id: 'b', app: 'p4i03t1y217', title: '' };

const show = (apps: readonly object[], width = '320px') =>
  render(
    <TestHost>
      <div style={{ width }}>
        <BlockView
          block={{ type: 'LearningApps', settings: { apps } }}
          views={viewsByType(learningAppsViews)}
          around={surroundingsOf(aPage())}
        />
      </div>
    </TestHost>,
  );
const framesIn = (screen: { container: Element }) => [...screen.container.querySelectorAll('iframe')];

describe('exercises of LearningApps.org', () => {
  test('are tiles that say whose they are; the one that is pressed loads in their place, and Escape is a button away', async () => {
    const screen = await show([waves, salts]);
    await expect.element(screen.getByText(explain, { exact: false })).toBeVisible();
    await expect.poll(() => framesIn(screen)).toEqual([]);
    await screen.getByRole('button', { name: 'Übung von LearningApps.org' }).click();
    await expect.poll(() => framesIn(screen).map(({ src }) => src)).toEqual(['https://learningapps.org/watch?v=p4i03t1y217']);
    const [frame] = framesIn(screen);
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(document.activeElement).toBe(frame);
    await expect.element(screen.getByRole('button', { name: 'Wellen' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Übung schliessen' }).click();
    await expect.element(screen.getByRole('button', { name: 'Übung von LearningApps.org' })).toHaveFocus();
    await expect.poll(() => framesIn(screen)).toEqual([]);
  });

  test('stand over the whole screen where the browser can', async () => {
    const enlarged = vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue();
    const screen = await show([waves]);
    await screen.getByRole('button', { name: 'Wellen' }).click();
    await screen.getByRole('button', { name: 'Ganzer Bildschirm' }).click();
    await expect.poll(() => framesIn(screen)).toEqual(enlarged.mock.contexts);
    expect(enlarged.mock.contexts).toHaveLength(1);
    enlarged.mockRestore();
  });

  test('show a picture that we keep, and words for each; sixty of them stay inside of a narrow place', async () => {
    const many = Array.from({ length: 60 }, (_one, at) => ({
      ...waves,
      id: `a${at}`,
      title: 'Donaudampfschifffahrtsgesellschaft',
      ...(at === 0 && { fileId: idOf('picture-file') }),
    }));
    const screen = await show(many, '296px');
    const tiles = () => screen.getByRole('button').elements();
    await expect.poll(() => tiles().length).toBe(60);
    await expect.poll(() => tiles()[0]?.querySelector('img')?.src).toBe(aPage().files[idOf('picture-file')]?.url);
    const isInside = (tile: Element) => tile.getBoundingClientRect().right <= (tile.closest('ul')?.getBoundingClientRect().left ?? 0) + 297;
    await expect.poll(() => tiles().filter((tile) => !isInside(tile) || tile.scrollWidth > tile.clientWidth)).toEqual([]);
  });

  test('are titles, addresses and codes on paper', async () => {
    const screen = await show([waves, salts]);
    const printed = () => [...screen.container.querySelectorAll('[data-on-paper]')].map(({ textContent }) => textContent);
    await expect
      .poll(printed)
      .toEqual([
        'Wellenhttps://learningapps.org/watch?app=4311115',
        'Übung von LearningApps.orghttps://learningapps.org/watch?v=p4i03t1y217',
      ]);
  });
});

describe('whoever adds an exercise', () => {
  beforeEach(() => browser.viewport(414, 896));
  const apps = () => shown.server.page().blocks.find(({ type }) => type === 'LearningApps')?.settings['apps'];
  const begin = async () => {
    const screen = await shown.edit(aPage({ blocks: [aBlock('LearningApps', { apps: [] }, 'apps')], files: {} }));
    await screen.getByRole('button', { name: 'LearningApps bearbeiten' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Adresse oder Nummer der Übung' })).toHaveFocus();
    return screen;
  };
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };
  const picture = {
    id: idOf('shot'),
    url: '/x.png',
    name: 'x.png',
    mimeType: 'image/png',
    sizeBytes: 3,
    width: 4,
    height: 3,
    widths: [],
    preview: null,
  };

  test('pastes its address, and has title and picture without typing', async () => {
    const screen = await begin();
    shown.server.answer('pages/learning-apps/find', () => ({ status: 200, body: { isReached: true, title: 'Wellen', picture } }));
    paste('https://learningapps.org/view4311115');
    await expect.element(screen.getByText('Titel und Bild sind da.')).toBeVisible();
    await vi.waitFor(() => expect(apps()).toMatchObject([{ app: '4311115', title: 'Wellen', fileId: idOf('shot') }]), soon);
    const asked = shown.server.calls.filter(({ path }) => path === 'pages/learning-apps/find').map(({ input }) => input);
    expect(asked).toEqual([{ pageId: aPage().id, app: '4311115' }]);
  });

  test.each([
    ['cannot be reached', () => ({ status: 200, body: { isReached: false, title: '', picture: null } })],
    ['is refused', () => refused(429, 'TOO_MANY_REQUESTS')],
  ])('types the title where the service %s, and keeps what was typed', async (_what, answer) => {
    const screen = await begin();
    shown.server.answer('pages/learning-apps/find', answer);
    paste('4311115');
    await expect.element(screen.getByText('Schreib den Titel selbst: Die Kachel geht trotzdem.', { exact: false })).toBeVisible();
    await screen.getByRole('textbox', { name: 'Titel' }).fill('Wellen zuordnen');
    await vi.waitFor(() => expect(apps()).toMatchObject([{ app: '4311115', title: 'Wellen zuordnen' }]), soon);
    // A later answer does not go over it.
    shown.server.answer('pages/learning-apps/find', () => ({ status: 200, body: { isReached: true, title: 'Wellen', picture } }));
    await screen.getByRole('button', { name: 'Titel und Bild holen' }).click();
    await vi.waitFor(() => expect(apps()).toMatchObject([{ title: 'Wellen zuordnen', fileId: idOf('shot') }]), soon);
  });

  test('hears what is wrong with an address of something else, which stays as it was typed', async () => {
    const screen = await begin();
    const field = screen.getByRole('textbox', { name: 'Adresse oder Nummer der Übung' });
    await field.fill('https://beispiel.ch/übung');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Bitte die Adresse oder die Nummer einer Übung von LearningApps.org.')).toBeVisible();
    await expect.element(field).toHaveValue('https://beispiel.ch/übung');
    await expect.element(field).toHaveFocus();
  });
});
