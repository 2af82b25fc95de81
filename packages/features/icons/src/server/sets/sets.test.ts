import { describe, expect, it } from 'vitest';
import { drawnIcon, emojiIcon, iconsLimits } from '../../contract/index.ts';
import { lookUp } from './icon-set.ts';
import { iconSets } from './sets.ts';

const names = ['pausenplatz', 'fa', 'emojis', 'fa-brands'] as const;
const labels = async (set: (typeof names)[number], asked: { readonly search?: string; readonly group?: string }) =>
  lookUp<{ readonly label: string }>(await iconSets[set](), asked).icons.map(({ label }) => label);

describe('the sets of icons', () => {
  it.each(names)('%s: every icon may be chosen as it is, has a name of its own group and a German word', async (set) => {
    const { groups, icons } = await iconSets[set]();
    expect(icons.length).toBeGreaterThanOrEqual({ pausenplatz: 58, fa: 799, emojis: 1_700, 'fa-brands': 106 }[set]);
    const known = new Set(groups.map(({ id }) => id));
    for (const { icon, group, words } of icons) {
      const { success } = (icon.set === 'emojis' ? emojiIcon : drawnIcon).safeParse(icon);
      expect([icon.label, success, known.has(group), words.length > 0]).toEqual([icon.label, true, true, true]);
    }
    for (const { id } of groups) expect((await labels(set, { group: id })).length, id).toBeGreaterThan(5);
  });

  it.each(names)('%s: no icon stands there twice', async (set) => {
    const { icons } = await iconSets[set]();
    const keys = icons.map(({ icon }) => (icon.set === 'emojis' ? icon.emoji : icon.name));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('what German words find', () => {
  it.each([
    ['fa', 'schere', ['Schere', 'Schere']],
    ['fa', 'SCHULH', ['Schulhaus', 'Schulhaus mit Fahne']],
    ['fa', 'Grosseltern Nichts', []],
    ['emojis', 'igel', ['Igel']],
    ['emojis', 'Muell', ['Papierkorb', 'Abfall verboten']],
    ['pausenplatz', 'znuni', ['Apfel']],
    ['fa-brands', 'Wiki', ['Wikipedia']],
  ] as const)('%s, «%s»', async (set, search, expected) => {
    expect(await labels(set, { search })).toEqual(expected);
  });

  it('begins with what is named so', async () => {
    const found = await labels('fa', { search: 'Stern' });
    expect(found.slice(0, 2)).toEqual(expect.arrayContaining(['Stern']));
    expect(found).toContain('Begeistert');
    expect(found.indexOf('Begeistert')).toBeGreaterThan(found.indexOf('Stern'));
  });

  it('says where there is more than it shows', async () => {
    const found = lookUp(await iconSets.emojis(), { search: 'gesicht' });
    expect([found.icons.length, found.hasMore]).toEqual([iconsLimits.found, true]);
    expect(lookUp(await iconSets.emojis(), { search: 'igel' }).hasMore).toBe(false);
  });

  it('is the first group without words, and nothing of a group that there is not', async () => {
    expect((await labels('fa', {}))[0]).toBe('Schulhaus');
    expect(await labels('fa', { group: 'nowhere' })).toEqual([]);
  });
});
