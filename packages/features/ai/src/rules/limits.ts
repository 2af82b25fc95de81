/** What a limit is about, in the order in which limits are looked at. */
const limitNames = ['child', 'class', 'own', 'wallet', 'day'] as const;
export type LimitName = (typeof limitNames)[number];

/** What may still be spent, by limit, in units; what has no limit is left out. */
export type Rooms = Readonly<Partial<Record<LimitName, number>>>;

/** The first limit that an amount would break; null where it fits. */
export const firstBroken = (amount: number, rooms: Rooms): LimitName | null =>
  limitNames.find((name) => amount > (rooms[name] ?? Number.POSITIVE_INFINITY)) ?? null;
