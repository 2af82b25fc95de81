import { brand } from '@pausenplatz/kernel-contract';
import { useEffect } from 'react';
import { create } from 'zustand';

interface TitleState {
  readonly title: string;
}

/** The title of the screen that is shown, for the top bar. */
export const useShownTitle = create<TitleState>(() => ({ title: '' }));

/** "Seite · Pausenplatz", or the product's name alone (specification section 2). */
function documentTitleFor(title: string): string {
  return title === '' ? brand.name : `${title} · ${brand.name}`;
}

/** Sets browser title and top bar. */
export function setPageTitle(title: string): void {
  document.title = documentTitleFor(title);
  useShownTitle.setState({ title });
}

/** The same while a component is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => setPageTitle(title), [title]);
}
