import { describe, expect, it } from 'vitest';
import { chosenIcon, fileOfIcon } from './chosen-icon.ts';

const drawn = { set: 'fa', name: 'scissors', label: 'Schere', path: 'M1 2l3-4.5zM0,0' };
const isTaken = (icon: unknown) => chosenIcon.safeParse(icon).success;

describe('an icon that somebody chose', () => {
  it('is a pictogram, a drawing, an emoji or a picture', () => {
    for (const icon of ['book', drawn, { set: 'emojis', emoji: '🦔', label: 'Igel' }, { set: 'own', fileId: 'a'.repeat(22), label: '' }])
      expect([icon, isTaken(icon)]).toEqual([icon, true]);
    for (const emoji of ['🇨🇭', '👩🏽‍🚀', '❤️', '1️⃣']) expect([emoji, isTaken({ set: 'emojis', emoji, label: '' })]).toEqual([emoji, true]);
  });

  it('is no script, no word and nothing that is unknown', () => {
    for (const icon of [
      'hammer',
      { ...drawn, path: 'M0 0" onload="alert(1)' },
      { ...drawn, path: '' },
      { ...drawn, path: 'M'.repeat(10_001) },
      { ...drawn, name: '../x' },
      { ...drawn, color: 'red' },
      { set: 'emojis', emoji: '<b>', label: '' },
      { set: 'emojis', emoji: 'Igel', label: '' },
      { set: 'mdi', name: 'x', label: '', path: 'M0 0' },
    ])
      expect([icon, isTaken(icon)]).toEqual([icon, false]);
  });

  it('shows a file where it is a picture', () => {
    const fileId = 'a'.repeat(22);
    expect(fileOfIcon({ set: 'own', fileId, label: '' })).toEqual([fileId]);
    expect(fileOfIcon('book')).toEqual([]);
  });
});
