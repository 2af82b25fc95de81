import type { Searched } from '@pausenplatz/kernel-host';
import { passwordsUiTexts } from '../texts.ui.ts';

const { mine, accounts } = passwordsUiTexts.search;

export const passwordsSearched: Searched = {
  places: [
    { path: '/tools/passwort-manager', access: ['Teacher', 'Pupil'], ...mine },
    { path: '/tools/benutzerkonten', access: ['Teacher', 'Pupil'], ...accounts },
  ],
};
