import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code';
import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { beamTitles as titles } from '../titles.ts';

/** Screens of beaming, each a chunk of its own, and what shows when a class is beamed. */
export const beamUi: UiFeature = {
  name: 'beam',
  loadBanners: () => import('./banner/banners.tsx'),
  fills: [fillSlot(searched, async () => (await import('./search.ts')).beamSearched)],
  screens: [
    { path: '/beam-mich', title: titles.enter, access: 'public', background: 'weekly', load: () => import('./screens/enter-screen.tsx') },
    { path: '/tools/beam', title: titles.list, access: ['Teacher'], background: 'tools', load: () => import('./screens/beams-screen.tsx') },
    { path: '/tools/beam/:id', title: titles.show, access: ['Teacher'], load: () => import('./screens/show-screen.tsx') },
  ],
  sidebar: [{ path: '/tools/beam', label: titles.list, Icon: QrCode24Regular, access: ['Teacher'], position: 90 }],
};
