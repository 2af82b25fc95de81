import type { ShownBackground, ShownBlockFile } from '@pausenplatz/kernel-host';
import { type ColorName, colorNames } from '@pausenplatz/kernel-ui';
import { type Landscape, type Motif, motifs, type Season, seasonOf, seasons, weeklyLandscape } from './weekly-landscape.ts';

export const patterns = ['dots', 'lines', 'waves', 'confetti'] as const;
export type Pattern = (typeof patterns)[number];

/** How a background is drawn. A color is a palette name or `#rrggbb`. */
export type Paint =
  | { readonly kind: 'paper' }
  | { readonly kind: 'tint'; readonly color: string }
  | { readonly kind: 'gradient'; readonly from: string; readonly to: string }
  | { readonly kind: 'pattern'; readonly pattern: Pattern; readonly color: ColorName }
  | { readonly kind: 'landscape'; readonly landscape: Landscape }
  | { readonly kind: 'photo'; readonly picture: ShownBlockFile };

interface Surroundings {
  readonly week: number;
  /** Id of the signed-in person, so that everybody has a colour of their own. */
  readonly personId: string | null;
}

/** What to draw for a background of the specification, section 2; anything unknown is the teal tint. */
export function paintFor({ type, value = '', picture }: ShownBackground, { week, personId }: Surroundings): Paint {
  switch (type) {
    case 'default':
      return { kind: 'tint', color: 'teal' };
    case 'pages':
      return { kind: 'gradient', from: 'teal', to: 'blue' };
    case 'tools':
      return { kind: 'gradient', from: 'blue', to: 'violet' };
    case 'learn':
      return { kind: 'gradient', from: 'green', to: 'yellow' };
    case 'yellow':
      return { kind: 'tint', color: 'yellow' };
    case 'color':
      return { kind: 'tint', color: colorOf(value) ?? 'teal' };
    case 'gradient': {
      const [from = '', to = ''] = value.split('-');
      return { kind: 'gradient', from: colorOf(from) ?? 'teal', to: colorOf(to) ?? 'yellow' };
    }
    case 'pattern': {
      const [name = '', color = ''] = value.split('-');
      return { kind: 'pattern', pattern: patterns.find((known) => known === name) ?? 'dots', color: paletteName(color) ?? 'teal' };
    }
    case 'own':
      // On its way, or taken back meanwhile.
      return picture ? { kind: 'photo', picture } : { kind: 'paper' };
    case 'picture':
      return { kind: 'landscape', landscape: namedLandscape(value) ?? weeklyLandscape(week) };
    case 'weekly':
      return { kind: 'landscape', landscape: weeklyLandscape(week) };
    case 'user':
      return { kind: 'tint', color: personId === null ? 'teal' : colorOfPerson(personId) };
    case 'page':
    default:
      return { kind: 'paper' };
  }
}

function paletteName(value: string): ColorName | null {
  return colorNames.find((name) => name === value) ?? null;
}

function colorOf(value: string): string | null {
  return paletteName(value) ?? (/^#[0-9a-f]{6}$/i.test(value) ? value : null);
}

/** `autumn`, `autumn-leaves` or `leaves`. */
function namedLandscape(value: string): Landscape | null {
  const words = value.split('-');
  const season = seasons.find((known) => words.includes(known));
  for (const own of seasons) {
    const motif = motifs[own].find((known) => words.includes(known));
    if (motif) return { season: season ?? own, motif };
  }
  return season ? { season, motif: firstMotif(season) } : null;
}

const firstMotif = (season: Season): Motif => motifs[season][0];

function colorOfPerson(personId: string): ColorName {
  let sum = 0;
  for (const letter of personId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return colorNames[sum % colorNames.length] ?? 'teal';
}

/** The pictures that a page may choose, by value, in the order of a year. */
export const pictureNames: readonly string[] = [9, 10, 11, 12, 22, 23, 24, 25, 36, 37, 38, 39, 48, 49, 50, 51].map((week) => {
  const { motif } = weeklyLandscape(week);
  return `${seasonOf(week)}-${motif}`;
});
