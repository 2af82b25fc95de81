import { EditedProvider } from '@pausenplatz/kernel-host/empty-block';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { BlockSurroundings } from '@pausenplatz/kernel-host';
import { BlockView, surroundingsOf, viewsByType } from '../framed.tsx';
import { aPage } from '../test-support/demo-page.data.ts';
import { TestHost } from '../test-support/test-host.tsx';
import { pageBlockViews } from './all-views.ts';

const film = { type: 'Video', settings: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'Der Igel', fileId: null } };
const website = { type: 'iFrame', settings: { url: 'https://www.igel.example/', title: 'Igel', height: 400 } };
const framedFilm = { type: 'iFrame', settings: { url: 'https://www.youtube.com/embed/aqz-KE-bpKQ', title: 'Der Igel', height: 400 } };
const exercises = { type: 'LearningApps', settings: { apps: [{ id: 'a', app: '259', title: 'Paare' }] } };

const show = (block: { type: string; settings: object }, services: BlockSurroundings['services'], isEdited = false) =>
  render(
    <TestHost>
      <EditedProvider value={isEdited}>
        <BlockView
          block={{ ...block, settings: { ...block.settings } }}
          views={viewsByType(pageBlockViews)}
          around={{ ...surroundingsOf(aPage()), ...(services && { services }) }}
        />
      </EditedProvider>
    </TestHost>,
  );

test('a film asks first, and begins once it is pressed', async () => {
  const screen = await show(film, {});
  await expect.poll(() => screen.container.querySelector('iframe')).toBeNull();
  await screen.getByRole('button', { name: 'Video abspielen' }).click();
  await expect.element(screen.getByTitle('Der Igel')).toHaveAttribute('src', expect.stringContaining('autoplay=1'));
});

test('a film of a service that the school allows is there at once, and waits for its own button', async () => {
  const screen = await show(film, { youtube: 'allowed' });
  const frame = screen.getByTitle('Der Igel');
  await expect.element(frame).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com/embed/aqz-KE-bpKQ'));
  await expect.element(frame).not.toHaveAttribute('src', expect.stringContaining('autoplay'));
});

test.each([
  ['a film', film, 'youtube', 'YouTube'],
  ['a film in a frame of its own', framedFilm, 'youtube', 'www.youtube.com'],
  ['a website', website, 'websites', 'www.igel.example'],
  ['exercises', exercises, 'learningapps', 'LearningApps'],
])('%s of a service that the school forbids is not there, nor a way to it', async (_name, block, service, host) => {
  const screen = await show(block, { [service]: 'forbidden' });
  await expect.element(screen.getByText(`Die Schule zeigt Inhalte von ${host} auf ihren Seiten nicht.`)).toBeVisible();
  await expect.poll(() => screen.container.querySelector('iframe, a, button')).toBeNull();
});

test('who edits reads what can be done about it', async () => {
  const screen = await show(film, { youtube: 'forbidden' }, true);
  await expect.element(screen.getByText(/die Schulverwaltung fragen/)).toBeVisible();
});

test('what is said of one service holds for no other', async () => {
  const screen = await show(website, { youtube: 'forbidden' });
  await expect.element(screen.getByRole('button', { name: 'Inhalt laden' })).toBeVisible();
});
