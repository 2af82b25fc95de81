import { fill } from '@pausenplatz/kernel-contract';
import type { LockSecret } from '../../contract/index.ts';
import { sheetTexts } from '../../texts.lead.ts';
import { playTexts } from '../../texts.play.ts';

/** What opens a lock, in words: for who writes it, on the screen and on paper. */
export function solutionOf(secret: LockSecret): string {
  switch (secret.kind) {
    case 'number':
      return secret.value;
    case 'word':
      return secret.words.join(' / ');
    case 'colors':
      return secret.values.map((value) => playTexts.colors[value]).join(', ');
    case 'directions':
      return secret.values.map((value) => playTexts.directions[value]).join(', ');
    case 'points':
      return secret.spots.map(({ x, y }) => fill(sheetTexts.spot, { x: Math.round(x), y: Math.round(y) })).join('; ');
    case 'order':
      return secret.items.map(({ text }) => text).join(' → ');
  }
}
