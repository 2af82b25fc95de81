import type { Searched } from '@pausenplatz/kernel-host';
import { rankingsTexts } from '../texts.ts';

export const rankingsSearched: Searched = { places: [{ path: '/lernen/ranglisten', access: 'public', ...rankingsTexts.search }] };
