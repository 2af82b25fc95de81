import { brand } from '@pausenplatz/kernel-contract';
import { useEffect } from 'react';
import { createDrawnStore } from '../drawn/create-drawn-store.ts';
import { isOnServer } from '../drawn/is-on-server.ts';

interface TitleState {
  readonly title: string;
}

/** The title of the screen that is shown, for the top bar. */
export const useShownTitle = createDrawnStore<TitleState>({ title: '' });

/** "Seite · Pausenplatz", or the product's name alone (specification section 2). */
export function documentTitleFor(title: string): string {
  return title === '' ? brand.name : `${title} · ${brand.name}`;
}

/** Sets browser title and top bar. */
export function setPageTitle(title: string): void {
  if (!isOnServer) document.title = documentTitleFor(title);
  useShownTitle.setState({ title });
}

/** The same while a component is shown. */
export function usePageTitle(title: string): void {
  // A server runs no effects; the next time it draws the bar, the title is there.
  if (isOnServer) setPageTitle(title);
  useEffect(() => setPageTitle(title), [title]);
}
