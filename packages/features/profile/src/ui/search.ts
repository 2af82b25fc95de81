import type { Searched } from '@pausenplatz/kernel-host';
import { searchTexts as texts } from '../texts.search.ts';

export const profileSearched: Searched = {
  places: [
    { path: '/profil', access: 'login', ...texts.profile },
    { path: '/mein-konto/sicherheit', access: 'login', ...texts.security },
    { path: '/mein-konto/geraete', access: 'login', ...texts.devices },
    { path: '/mein-konto/darstellung', access: 'login', ...texts.look },
    { path: '/mein-konto/daten', access: 'login', ...texts.data },
  ],
};
