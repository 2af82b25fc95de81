export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** What floats or stands in the landscape; each season has its own four. */
export const motifs = {
  winter: ['flakes', 'snowman', 'stars', 'firs'],
  spring: ['tulips', 'birds', 'shower', 'butterflies'],
  summer: ['bathers', 'kites', 'balloon', 'boats'],
  autumn: ['leaves', 'mushrooms', 'wind', 'geese'],
} as const satisfies Readonly<Record<Season, readonly string[]>>;
export type Motif = (typeof motifs)[Season][number];

export interface Landscape {
  readonly season: Season;
  readonly motif: Motif;
}

/** Season of an ISO week in Switzerland: the turns of the year in weeks 9, 22, 36 and 48. */
export function seasonOf(week: number): Season {
  if (week < 9 || week >= 48) return 'winter';
  if (week < 22) return 'spring';
  return week < 36 ? 'summer' : 'autumn';
}

/** The landscape of an ISO week, 1 to 53: another one than the week before. */
export function weeklyLandscape(week: number): Landscape {
  const season = seasonOf(week);
  const choice = motifs[season];
  // Week 53 and the week 1 after it would share a remainder.
  const turn = week === 53 ? 2 : week;
  return { season, motif: choice[turn % choice.length] ?? choice[0] };
}
