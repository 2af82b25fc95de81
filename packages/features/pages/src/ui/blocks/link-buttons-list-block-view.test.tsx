import type { HostCapabilities } from '@pausenplatz/kernel-host';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BlockView, surroundingsOf, viewsByType } from '../framed.tsx';
import { aPage, idOf } from '../test-support/demo-page.data.ts';
import { TestHost, testCapabilities } from '../test-support/test-host.tsx';
import { pageBlockViews } from './all-views.ts';

const openLink = vi.fn<HostCapabilities['openLink']>();
const button = (id: string, title: string, url: string, more: object = {}) => ({ id, title, url, color: 'blue', icon: 'link', ...more });
const show = (buttons: readonly object[], look: 'row' | 'stack' = 'row') =>
  render(
    <TestHost capabilities={{ ...testCapabilities, openLink, hrefFor: (path) => `/app${path}` }}>
      <div style={{ width: '320px' }}>
        <BlockView
          block={{ type: 'LinkButtonsList', settings: { look, buttons } }}
          views={viewsByType(pageBlockViews)}
          around={surroundingsOf(aPage())}
        />
      </div>
    </TestHost>,
  );

test('buttons lead to own screens, to other websites and to files', async () => {
  const screen = await show([
    button('a', 'Zur Agenda', '/tools/agenda'),
    button('b', 'Antolin', 'https://antolin.example/'),
    button('c', 'Stundenplan', '/dokumente/x', { fileId: idOf('picture-file') }),
  ]);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).element().getAttribute('href');
  await expect.poll(() => hrefOf('Zur Agenda')).toBe('/app/tools/agenda');
  await screen.getByRole('link', { name: 'Antolin' }).click();
  expect(openLink.mock.calls).toEqual([['https://antolin.example/']]);
  await expect.poll(() => hrefOf('Stundenplan')).toBe(aPage().files[idOf('picture-file')]?.url);
});

test('a button whose file is gone keeps its words and leads nowhere', async () => {
  const screen = await show([button('a', 'Stundenplan', '/dokumente/x', { fileId: idOf('gone') })]);
  await expect.element(screen.getByText('Stundenplan')).toBeVisible();
  await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(0);
});

test('a long word stays inside of a narrow place, and every button is large enough for a finger', async () => {
  const screen = await show([button('a', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', '/x'), button('b', 'Ja', '/y')], 'stack');
  const sizes = () =>
    screen
      .getByRole('link')
      .elements()
      .map((one) => one.getBoundingClientRect());
  await expect.poll(() => sizes().map(({ width, height }) => width <= 320 && height >= 44)).toEqual([true, true]);
});

test('an icon of a set is drawn as it was chosen, an emoji is its sign, and a picture that is gone leaves one', async () => {
  const path = 'M0 0h640v640z';
  const screen = await show([
    button('a', 'Basteln', '/a', { icon: { set: 'fa', name: 'scissors', label: 'Schere', path } }),
    button('b', 'Igel', '/b', { icon: { set: 'emojis', emoji: '🦔', label: 'Igel' } }),
    button('c', 'Schule', '/c', { icon: { set: 'own', fileId: idOf('picture-file'), label: '' } }),
    button('d', 'Weg', '/d', { icon: { set: 'own', fileId: idOf('gone'), label: '' } }),
  ]);
  const within = (name: string, what: string) => screen.getByRole('link', { name }).element().querySelector(what);
  await expect.poll(() => within('Basteln', 'path')?.getAttribute('d')).toBe(path);
  await expect.poll(() => within('Igel', 'svg')?.textContent).toBe('🦔');
  await expect.poll(() => within('Schule', 'img')).not.toBeNull();
  await expect.poll(() => [within('Weg', 'img'), within('Weg', 'svg') !== null]).toEqual([null, true]);
});
