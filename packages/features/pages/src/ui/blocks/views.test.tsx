import type { BlockSurroundings, BlockViewProps, HostCapabilities } from '@pausenplatz/kernel-host';
import { describe, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pageBlocks } from '../../contract/index.ts';
import { BlockView, PageView, surroundingsOf, viewsByType } from '../framed.tsx';
import { aPage, demoText, idOf } from '../test-support/demo-page.data.ts';
import { TestHost, testCapabilities } from '../test-support/test-host.tsx';
import { EditedProvider } from '@pausenplatz/kernel-host/empty-block';
import { RichTextView } from './rich-text-view.tsx';
import { pageBlockViews } from './all-views.ts';

const around = surroundingsOf(aPage());
const views = viewsByType(pageBlockViews);
type Settings = BlockViewProps<Readonly<Record<string, unknown>>>['settings'];

const show = (
  type: string,
  settings: Settings,
  {
    isEdited = false,
    host = testCapabilities,
    files = {},
  }: { isEdited?: boolean; host?: HostCapabilities; files?: BlockSurroundings['files'] } = {},
) =>
  render(
    <TestHost capabilities={host}>
      <EditedProvider value={isEdited}>
        <BlockView block={{ type, settings }} views={views} around={{ ...around, files: { ...around.files, ...files } }} />
      </EditedProvider>
    </TestHost>,
  );
const link = { id: 'a', title: 'Antolin', url: 'https://antolin.example.ch/' };

describe('a reader sees', () => {
  test('a title as a heading below the one of the page', async () => {
    const screen = await show('Title', { text: 'Hallo', size: 'large', align: 'start' });
    const heading = screen.getByRole('heading', { level: 2, name: 'Hallo', exact: true });
    await expect.element(heading).toBeVisible();
    await expect.element(heading).toHaveAttribute('id', 'titel-hallo');
    await expect.element(screen.getByRole('link', { name: 'Adresse von «Hallo»' })).toHaveAttribute('href', '#titel-hallo');
  });

  test.each([
    ['large', 2],
    ['medium', 3],
    ['small', 1],
  ] as const)('tiles that are %s, as many in a row as there is room for', async (size, inRow) => {
    await browser.viewport(390, 800);
    const tiles = Array.from({ length: 6 }, (_, at) => ({ ...link, id: `${at}`, color: 'blue', icon: 'book' }));
    const screen = await show('LinkTilesList', { size, tiles });
    const tops = () =>
      screen
        .getByRole('link')
        .elements()
        .map((one) => one.getBoundingClientRect().top);
    await expect.poll(() => tops().filter((top) => top === tops()[0]).length).toBe(inRow);
  });

  test('rich text with its headings, lists, marks and links', async () => {
    const screen = await show('Text', { text: demoText, card: true });
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Diese Woche' })).toBeVisible();
    await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(3);
    await expect.poll(() => screen.container.querySelector('strong')?.textContent).toBe('Donnerstag');
    const anchor = screen.getByRole('link', { name: 'Znüni' }).element();
    expect(anchor.getAttribute('rel')).toBe('noopener noreferrer');
    expect(anchor.getAttribute('target')).toBe('_blank');
  });

  test('tiles with own paths as the host links them and foreign ones through the host', async () => {
    const openLink = vi.fn();
    const host = { ...testCapabilities, openLink, hrefFor: (path: string) => `/app${path}` };
    const tiles = [
      { ...link, color: 'teal', icon: 'book' },
      { id: 'b', title: 'Wochenplan', url: '/seite/wochenplan', color: 'blue', icon: 'calendar' },
    ];
    const screen = await show('LinkTilesList', { size: 'large', tiles }, { host });
    await expect.poll(() => screen.getByRole('link', { name: 'Wochenplan' }).element().getAttribute('href')).toBe('/app/seite/wochenplan');
    await screen.getByRole('link', { name: 'Antolin' }).click();
    expect(openLink).toHaveBeenCalledWith('https://antolin.example.ch/');
  });

  test('links with their descriptions', async () => {
    const screen = await show('LinkList', { links: [{ ...link, description: 'Bücher und Fragen' }] });
    await expect.element(screen.getByRole('link', { name: 'Antolin Bücher und Fragen' })).toBeVisible();
  });

  test('a picture with its words for those who do not see it', async () => {
    const screen = await show('Picture', {
      fileId: idOf('picture-file'),
      alt: 'Wiese',
      caption: 'Im September',
      width: 'medium',
      url: null,
    });
    await expect.element(screen.getByRole('img', { name: 'Wiese' })).toHaveAttribute('width', '1200');
    await expect.element(screen.getByText('Im September')).toBeVisible();
  });

  test('a picture says whose it is and on what terms, has the corners that were chosen, and opens on its own screen', async () => {
    const settings = { fileId: idOf('picture-file'), alt: '', caption: '', width: 'medium', url: null } as const;
    const more = { source: 'Foto: Nina Nager', licence: 'cc-by', corners: 'square', enlarges: true } as const;
    const screen = await show('Picture', { ...settings, ...more });
    await expect.element(screen.getByText('Foto: Nina Nager · CC BY 4.0')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Bild gross zeigen' });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.poll(() => getComputedStyle(screen.getByRole('img').element()).borderRadius).toBe('0px');
    await screen.unmount();
    const linked = await show('Picture', { ...settings, ...more, url: 'https://igel.example' });
    await expect.element(linked.getByRole('link')).toHaveAttribute('href', 'https://igel.example/');
  });

  test('a film from the second and to the second that were chosen', async () => {
    const own = await show('Video', { url: '', fileId: idOf('picture-file'), title: 'Film', start: 5, end: 20 });
    await expect.poll(() => own.container.querySelector('video')?.getAttribute('src')).toMatch(/#t=5,20$/);
    await own.unmount();
    const there = await show('Video', { url: 'https://youtu.be/abcdefghijk', fileId: null, title: 'Film', start: 75 });
    await there.getByRole('button', { name: 'Video abspielen' }).click();
    await expect.poll(() => there.container.querySelector('iframe')?.src).toContain('&start=75');
  });

  test('the first picture at once, and others when they are near', async () => {
    const page = aPage();
    const [first] = page.blocks;
    const screen = await render(
      <TestHost>
        <PageView page={{ ...page, blocks: first ? [first, { ...first, id: idOf('again') }] : [] }} views={views} />
      </TestHost>,
    );
    const facts = () => [...screen.container.querySelectorAll('img')].map(({ loading, fetchPriority }) => [loading, fetchPriority]);
    await expect.poll(facts).toEqual([
      ['eager', 'high'],
      ['lazy', 'auto'],
    ]);
  });

  test('nothing of an own film before it is played, in the place that it will take', async () => {
    const screen = await show('Video', { url: '', fileId: idOf('picture-file'), title: 'Film' });
    // A film is never higher than most of the window.
    screen.container.style.width = '320px';
    const film = () => screen.container.querySelector('video');
    await expect.poll(() => film()?.preload).toBe('none');
    await expect.poll(() => film()?.getBoundingClientRect()).toMatchObject({ width: 320, height: 180 });
  });

  test.each([
    ['a video', 'Video', { url: 'https://youtu.be/abcdefghijk', fileId: null, title: 'Regenbogen' }, 'Video abspielen', 'YouTube'],
    [
      'a canvas of Polypad',
      'Polypad',
      { url: 'https://polypad.amplify.com/p/YElcHjEc7ysosw', title: 'Brüche', ratio: 'wide' },
      'Inhalt laden',
      'Polypad',
    ],
    ['a website', 'iFrame', { url: 'https://karte.example.ch/', title: 'Karte', height: 300 }, 'Inhalt laden', 'karte.example.ch'],
  ] as const)('%s only after a click, and before it whose it is', async (_what, type, settings, button, host) => {
    const screen = await show(type, settings);
    await expect.poll(() => screen.container.querySelector('iframe')).toBeNull();
    await expect.element(screen.getByText(`Dieser Inhalt kommt von ${host}.`, { exact: false })).toBeVisible();
    await screen.getByRole('button', { name: button }).click();
    const frame = screen.container.querySelector('iframe');
    expect(frame?.title).toBe(settings.title);
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  });

  test('the captions of an own film, which browsers show to read along', async () => {
    const [fileId, captionsId] = [idOf('film'), idOf('words')];
    const noPicture = { width: null, height: null, widths: [], preview: null };
    const file = { ...noPicture, name: 'Igel.mp4', mimeType: 'video/mp4', sizeBytes: 1, url: '/files/igel.mp4' };
    const captions = { ...file, name: 'Igel.vtt', mimeType: 'text/vtt', url: '/files/igel.vtt' };
    const files = { [fileId]: file, [captionsId]: captions };
    const screen = await show('Video', { url: '', fileId, title: 'Igel', captionsId }, { files });
    const track = () => screen.container.querySelector('video track');
    await expect.poll(() => track()?.getAttribute('src')).toBe('/files/igel.vtt');
    await expect.poll(() => [track()?.getAttribute('kind'), track()?.getAttribute('srclang')]).toEqual(['captions', 'de']);
  });

  test('a canvas of Polypad in its form, then over the whole screen', async () => {
    const enlarged = vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue();
    const screen = await show('Polypad', { url: 'https://mathigon.org/polypad/YElcHjEc7ysosw', title: '', ratio: 'square' });
    await expect.poll(() => screen.getByRole('button', { name: 'Ganzer Bildschirm' }).elements()).toHaveLength(0);
    await screen.getByRole('button', { name: 'Inhalt laden' }).click();
    await screen.getByRole('button', { name: 'Ganzer Bildschirm' }).click();
    const frame = screen.container.querySelector('iframe');
    expect(enlarged.mock.contexts).toEqual([frame]);
    expect(frame?.src).toBe('https://polypad.amplify.com/embed/YElcHjEc7ysosw');
    const { width = 0, height = 1 } = frame?.getBoundingClientRect() ?? {};
    expect(Math.abs(width / height - 1)).toBeLessThan(0.02);
    enlarged.mockRestore();
  });

  test('never a frame of our own origin', async () => {
    const own = location.origin.replace('http:', 'https:');
    const screen = await show('iFrame', { url: `${own}/x`, title: '', height: 300 });
    // The test runs on http, so the own origin is one that the block refuses for its scheme or its origin.
    await expect.poll(() => screen.container.querySelector('iframe')).toBeNull();
  });

  test.each(['solid', 'dashed', 'wave'])('a line, %s', async (style) => {
    const screen = await show('HorizontalRule', { style });
    await expect.poll(() => screen.getByRole('separator').elements()).toHaveLength(1);
  });

  test('links to the pages below', async () => {
    const screen = await show('Navigation', { shows: 'children', look: 'tiles' });
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(3);
  });

  test('some air', async () => {
    const screen = await show('Space', { size: 'large' });
    await expect.poll(() => screen.container.querySelector('[aria-hidden]')?.getBoundingClientRect().height).toBe(80);
  });

  test.each(
    pageBlocks
      .filter(({ type }) => !/^(HorizontalRule|Search|Space|Gorilla|GorillaLP|leo-..)$/.test(type))
      .map((block) => [block.name, block] as const),
  )('nothing of an empty block: %s; who edits sees where it is', async (_name, block) => {
    const settings: Settings = block.type === 'Navigation' ? { shows: 'siblings', look: 'list' } : { ...block.empty };
    const reader = await show(block.type, settings);
    expect(reader.container.textContent).toBe('');
    const editor = await show(block.type, settings, { isEdited: true });
    expect(editor.container.textContent).not.toBe('');
  });
});

describe('what must not show', () => {
  test.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', '//evil.example.ch', 'vbscript:x'])(
    'no link is made of %s',
    async (href) => {
      const node = { type: 'text' as const, text: 'klick', marks: [{ type: 'link' as const, attrs: { href } }] };
      const screen = await render(
        <TestHost>
          <RichTextView text={{ type: 'doc', content: [{ type: 'paragraph', content: [node] }] }} />
        </TestHost>,
      );
      await expect.element(screen.getByText('klick')).toBeVisible();
      await expect.poll(() => screen.container.querySelector('a')).toBeNull();
    },
  );

  test('an unknown node of rich text draws nothing', async () => {
    const strange: { type: 'doc'; content: [] } = JSON.parse(
      '{"type":"doc","content":[{"type":"html","content":[{"type":"text","text":"<img>"}]}]}',
    );
    const screen = await render(
      <TestHost>
        <RichTextView text={strange} />
      </TestHost>,
    );
    expect(screen.container.textContent).toBe('');
  });

  test('an unknown block draws nothing, a broken one a sentence', async () => {
    const unknown = await show('constructor', {});
    expect(unknown.container.textContent).toBe('');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = await show('LinkList', {});
    await expect.element(broken.getByText('Dieser Block lässt sich gerade nicht zeigen.')).toBeVisible();
  });
});
