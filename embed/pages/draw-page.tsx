import { createRoot } from 'react-dom/client';
import type { AskFramed } from '@pausenplatz/kernel-host';
import { frameApi } from '@pausenplatz/kernel-browser/frame';
import { framedScreens, views } from './features.ts';
import { findParent } from './find-parent.ts';
import { FramedPage, type Shown } from './framed-page.tsx';
import { type FramedPath, readFramedPath } from './framed-path.ts';
import { readFraming, readPage } from './read-page.ts';
import { applyScheme } from './scheme.ts';
import { themeIn } from './shown-scheme.ts';
import { watchHeight } from './watch-height.ts';

/** Draws the frame here, where the server could not. */
export async function drawPage(container: HTMLElement): Promise<void> {
  const path = readFramedPath(location.pathname, framedScreens);
  applyScheme(themeIn(location.search));
  const shown = await shownAt(path);
  if (shown.kind === 'page') document.title = shown.page.title;
  if (shown.kind === 'screen') document.title = shown.content.title;
  const parent = await findParent(originsOf(path), applyScheme);
  if (shown.kind === 'closed') parent.fail('NOT_FOUND');
  createRoot(container).render(<FramedPage shown={shown} shownBy={views} />);
  watchHeight(container, parent.resize);
}

const ask: AskFramed = (call, input) => frameApi.call(call as never, input as never).catch(() => undefined) as never;
const screenNamed = (name: string) => framedScreens.find((one) => one.name === name);

async function originsOf(path: FramedPath): Promise<readonly string[]> {
  if (path.kind === 'page') return readFraming(path.url);
  return path.kind === 'screen' ? ((await screenNamed(path.name)?.origins(ask, path.parameter)) ?? []) : ['*'];
}

async function shownAt(path: FramedPath): Promise<Shown> {
  if (path.kind === 'page') return pageAt(path.url);
  if (path.kind !== 'screen') return path;
  const screen = screenNamed(path.name);
  const content = (await screen?.read(ask, path.parameter, location.search)) ?? null;
  if (content) return { kind: 'screen', name: path.name, content };
  return screen?.isSecret ? { kind: 'unknown' } : { kind: 'closed', path: screen?.pathOf(path.parameter) ?? '/' };
}

async function pageAt(url: string): Promise<Shown> {
  return readPage(url).then(
    (page) => ({ kind: 'page', page }),
    () => ({ kind: 'closed', path: `/seite/${url}` }),
  );
}
