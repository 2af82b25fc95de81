/** The lists (specification, section 2; decisions, 2.13): where each stands, how many it shows, and what its number is. */
export const rankingLists = {
  points: { path: '/lernen/ranglisten/punkte/top500', size: 500, unit: 'points' },
  multiplication: { path: '/lernen/ranglisten/einmaleins/top500', size: 500, unit: 'points' },
  tempo: { path: '/lernen/ranglisten/einmaleins/top50', size: 50, unit: 'time' },
  vocabulary: { path: '/lernen/ranglisten/lernwoerter/top500', size: 500, unit: 'points' },
  words: { path: '/lernen/ranglisten/lernwoerter/top50', size: 50, unit: 'words' },
  memory: { path: '/lernen/ranglisten/gedaechtnis/top50', size: 50, unit: 'turns' },
} as const satisfies Record<string, { readonly path: string; readonly size: number; readonly unit: string }>;

export type RankingList = keyof typeof rankingLists;
// The keys of the object above, by construction.
export const rankingListNames = Object.keys(rankingLists) as [RankingList, ...RankingList[]];
