import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BlockView, surroundingsOf, viewsByType } from '../framed.tsx';
import { aPage, idOf } from '../test-support/demo-page.data.ts';
import { TestHost } from '../test-support/test-host.tsx';
import { EditedProvider } from '@pausenplatz/kernel-host/empty-block';
import { pageBlockViews } from './all-views.ts';

/** Two seconds of silence. */
function silence(): string {
  const samples = 16_000;
  const wav = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) => Array.from(text).forEach((sign, index) => wav.setUint8(at + index, sign.charCodeAt(0)));
  write(0, 'RIFF');
  wav.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  wav.setUint32(16, 16, true);
  wav.setUint16(20, 1, true);
  wav.setUint16(22, 1, true);
  wav.setUint32(24, 8_000, true);
  wav.setUint32(28, 8_000, true);
  wav.setUint16(32, 1, true);
  wav.setUint16(34, 8, true);
  write(36, 'data');
  wav.setUint32(40, samples, true);
  for (let at = 44; at < wav.byteLength; at += 1) wav.setUint8(at, 128);
  return URL.createObjectURL(new Blob([wav], { type: 'audio/wav' }));
}

const addresses: string[] = [];
beforeEach(() => {
  addresses.push(silence());
});
afterEach(() => {
  for (const address of addresses.splice(0)) URL.revokeObjectURL(address);
  vi.restoreAllMocks();
});

const file = (url: string, name = 'Kuckuck.wav'): ShownBlockFile => ({
  url,
  name,
  mimeType: 'audio/wav',
  sizeBytes: 16_044,
  width: null,
  height: null,
  widths: [],
  preview: null,
});
const track = (id: string, changes: { title?: string; transcript?: string; fileId?: string } = {}) => ({
  id,
  fileId: idOf('sound'),
  title: `Aufnahme ${id}`,
  transcript: '',
  ...changes,
});

const show = (tracks: readonly ReturnType<typeof track>[], { url = addresses[0] ?? '', isEdited = false } = {}) =>
  render(
    <TestHost>
      <EditedProvider value={isEdited}>
        <BlockView
          block={{ type: 'Audio', settings: { tracks } }}
          views={viewsByType(pageBlockViews)}
          around={{ ...surroundingsOf(aPage()), files: { [idOf('sound')]: file(url) } }}
        />
      </EditedProvider>
    </TestHost>,
  );
const soundIn = (container: Element) => container.querySelector('audio');

describe('recordings', () => {
  test('load nothing before one is begun; then it runs, rests and goes on', async () => {
    const screen = await show([track('1')]);
    await expect.element(screen.getByRole('button', { name: 'Aufnahme 1 abspielen' })).toBeVisible();
    await expect.poll(() => soundIn(screen.container)?.getAttribute('src')).toBeNull();
    await screen.getByRole('button', { name: 'Aufnahme 1 abspielen' }).click();
    await screen.getByRole('button', { name: 'Aufnahme 1 anhalten' }).click();
    await expect.element(screen.getByRole('button', { name: 'Aufnahme 1 abspielen' })).toBeVisible();
    await expect.poll(() => soundIn(screen.container)?.paused).toBe(true);
  });

  test('run one at a time', async () => {
    const screen = await show([track('1'), track('2')]);
    await screen.getByRole('button', { name: 'Aufnahme 1 abspielen' }).click();
    await expect.element(screen.getByRole('button', { name: 'Aufnahme 1 anhalten' })).toBeVisible();
    await screen.getByRole('button', { name: 'Aufnahme 2 abspielen' }).click();
    await expect.element(screen.getByRole('button', { name: 'Aufnahme 2 anhalten' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Aufnahme 1 abspielen' })).toBeVisible();
    await expect.poll(() => screen.container.querySelectorAll('audio')).toHaveLength(1);
  });

  test('are begun and moved within by keys, and say where they are', async () => {
    const screen = await show([track('1')]);
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Aufnahme 1 abspielen');
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    const slider = screen.getByRole('slider', { name: 'Stelle in Aufnahme 1' });
    await expect.element(slider).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect.poll(() => soundIn(screen.container)?.currentTime).toBe(1);
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0:01 von 0:02');
  });

  test('go slower and faster, also the next one', async () => {
    const screen = await show([track('1'), track('2')]);
    await screen.getByRole('radio', { name: '1,5-mal' }).click();
    const weightOf = (name: string) => getComputedStyle(screen.getByText(name, { exact: true }).element()).fontWeight;
    await expect.poll(() => [weightOf('1,5-mal'), weightOf('Normal')]).toEqual(['600', '400']);
    await screen.getByRole('button', { name: 'Aufnahme 1 abspielen' }).click();
    await expect.poll(() => soundIn(screen.container)?.playbackRate).toBe(1.5);
    await screen.getByRole('radio', { name: '0,75-mal' }).click();
    await expect.poll(() => soundIn(screen.container)?.playbackRate).toBe(0.75);
    await screen.getByRole('button', { name: 'Aufnahme 2 abspielen' }).click();
    await expect.element(screen.getByRole('button', { name: 'Aufnahme 2 anhalten' })).toBeVisible();
    await expect.poll(() => soundIn(screen.container)?.playbackRate).toBe(0.75);
  });

  test('have words to read along, and the name of their file where they have no title', async () => {
    const screen = await show([track('1', { title: '', transcript: 'Er ruft\ndreimal.' })]);
    await expect.element(screen.getByRole('button', { name: 'Kuckuck abspielen' })).toBeVisible();
    const words = () => screen.container.querySelector('details p');
    await expect.poll(() => [words()?.textContent, words()?.checkVisibility()]).toEqual(['Er ruft\ndreimal.', false]);
    await screen.getByText('Mitlesen').click();
    await expect.poll(() => words()?.checkVisibility()).toBe(true);
  });

  test('that no browser can play are said, and can be tried again', async () => {
    const screen = await show([track('1')], { url: URL.createObjectURL(new Blob(['kein Ton'], { type: 'audio/wav' })) });
    await screen.getByRole('button', { name: 'Aufnahme 1 abspielen' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Dieser Browser kann die Aufnahme nicht abspielen.');
    await expect.element(screen.getByRole('button', { name: 'Aufnahme 1 abspielen' })).toBeVisible();
  });

  test('that are gone are named, and cannot be begun', async () => {
    const screen = await show([track('1', { fileId: idOf('gone') })]);
    await expect.element(screen.getByText('Diese Aufnahme ist nicht mehr da.')).toBeVisible();
    await expect.poll(() => screen.container.querySelectorAll('button')).toHaveLength(0);
  });

  test('fit a phone, a hundred of them', async () => {
    const screen = await show(
      Array.from({ length: 100 }, (_none, index) => track(String(index), { title: `Sehrlangeraufnahmetitel${index}`.repeat(3) })),
    );
    screen.container.style.width = '320px';
    await expect.poll(() => screen.container.querySelectorAll('ol > li')).toHaveLength(100);
    await expect.poll(() => screen.container.scrollWidth).toBe(320);
  });
});
