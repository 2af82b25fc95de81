import { keepsOf } from '@pausenplatz/kernel-server';
import type { OwnTables } from './tables.ts';

/** Where cards hold people. */
export const qrCardsKeeps = keepsOf<OwnTables>()({
  people: {
    'qr_card.user_id': { erased: 'row', exportedAs: 'qrCardSince' },
  },
  classes: {},
  neither: {
    qr_card: ['secret_hash', 'pin_seal'],
  },
});
