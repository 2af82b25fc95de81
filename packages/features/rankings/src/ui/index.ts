import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { rankingsTitles as titles } from '../titles.ts';

const load = () => import('./screens/ranking-screen.tsx');
const screen = { title: titles.rankings, access: 'public', background: 'learn', load } as const;

/** The lists, each at its address, and the way to them. */
export const rankingsUi: UiFeature = {
  name: 'rankings',
  screens: [
    { ...screen, path: '/lernen/ranglisten' },
    { ...screen, path: '/lernen/ranglisten/punkte/top500' },
    { ...screen, path: '/lernen/ranglisten/einmaleins/top500' },
    { ...screen, path: '/lernen/ranglisten/einmaleins/top50' },
    { ...screen, path: '/lernen/ranglisten/lernwoerter/top500' },
    { ...screen, path: '/lernen/ranglisten/lernwoerter/top50' },
    { ...screen, path: '/lernen/ranglisten/gedaechtnis/top50' },
  ],
  fills: [fillSlot(searched, async () => (await import('./search.ts')).rankingsSearched)],
};
