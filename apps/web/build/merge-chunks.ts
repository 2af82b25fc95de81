/** Modules that come together, before and after merging. */
export interface Piece {
  readonly name: string;
  /** Characters, before they are made small. */
  readonly size: number;
  /** Pieces that must run before this one. */
  readonly imports: ReadonlySet<string>;
  /** The views that load it. */
  readonly views: ReadonlySet<string>;
  /** A piece that stays as it is: with it a host starts, or it is asked for by its own name. */
  readonly isFixed: boolean;
}

/** What one more request costs a view, in characters that it might have loaded meanwhile; tried with the build, until no view asked for more than 50. */
const requestCost = 30_000;
/** What a daily view may at most load in vain by one merge: all views together would sacrifice a few that they outnumber. */
const mostInVain = 9_000;
/**
 * The same for a view that counts no more than any other. Where each screen of one feature held as many merges up, a feature that used one
 * half of a piece took requests from what everybody opens, every day.
 */
const mostInVainElsewhere = 30_000;

/**
 * Merges pieces as long as all views together gain by it: each merge spares a request wherever both are loaded, and loads in vain wherever
 * only one of them is, together with what the other one imports. No merge makes a circle. Answers what each piece came to, by the name of
 * one of them. `weightOf` says how much a view counts beside others; what counts more than one is daily.
 */
export function mergePieces(given: readonly Piece[], weightOf: (view: string) => number = () => 1): Map<string, string> {
  const into = new Map<string, string>(given.map(({ name }) => [name, name]));
  let pieces: Pieces = new Map(given.map((piece) => [piece.name, piece]));
  for (;;) {
    const best = bestPair(pieces, weightOf);
    if (!best) return into;
    const [one, other] = best;
    pieces = joined(pieces, one, other);
    for (const [name, at] of into) if (at === other.name) into.set(name, one.name);
  }
}

type Pieces = ReadonlyMap<string, Piece>;

function bestPair(pieces: Pieces, weightOf: (view: string) => number): readonly [Piece, Piece] | null {
  const free = [...pieces.values()].filter(({ isFixed }) => !isFixed);
  const weight = (views: ReadonlySet<string>) => [...views].reduce((sum, view) => sum + weightOf(view), 0);
  const pairs = free.flatMap((one, index) =>
    free.slice(index + 1).map((other) => ({ one, other, atBest: requestCost * weight(one.views.intersection(other.views)) })),
  );
  let best: { readonly pair: readonly [Piece, Piece]; readonly gain: number } | null = null;
  for (const { one, other, atBest } of pairs.sort((a, b) => b.atBest - a.atBest)) {
    if (atBest <= (best?.gain ?? 0)) break;
    const gain = atBest - inVain(pieces, one, other, weightOf) - inVain(pieces, other, one, weightOf);
    if (gain > (best?.gain ?? 0) && !leadsAround(pieces, one, other)) best = { pair: [one, other], gain };
  }
  return best?.pair ?? null;
}

/** Characters that views of one piece would load in vain if the other came with it; endless where it is too much for one of them. */
function inVain(pieces: Pieces, { views }: Piece, other: Piece, weightOf: (view: string) => number): number {
  const coming = [other, ...importsOf(pieces, other)];
  let sum = 0;
  for (const view of views.difference(other.views)) {
    const size = coming.reduce((all, piece) => all + (piece.views.has(view) ? 0 : piece.size), 0);
    if (size > (weightOf(view) > 1 ? mostInVain : mostInVainElsewhere)) return Number.POSITIVE_INFINITY;
    sum += size * weightOf(view);
  }
  return sum;
}

/** What a piece imports, and what that imports. */
function importsOf(pieces: Pieces, { imports }: Pick<Piece, 'imports'>): Set<Piece> {
  const found = new Set<Piece>();
  const open = [...imports];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const piece = pieces.get(name);
    if (!piece || found.has(piece)) continue;
    found.add(piece);
    open.push(...piece.imports);
  }
  return found;
}

/** Whether one piece needs the other by way of a third, so that together they would need themselves. */
function leadsAround(pieces: Pieces, one: Piece, other: Piece): boolean {
  const reaches = (from: Piece, to: Piece) => importsOf(pieces, { imports: from.imports.difference(new Set([to.name])) }).has(to);
  return reaches(one, other) || reaches(other, one);
}

function joined(pieces: Pieces, one: Piece, other: Piece): Pieces {
  const imports = one.imports.union(other.imports).difference(new Set([one.name, other.name]));
  const merged: Piece = { ...one, size: one.size + other.size, imports, views: one.views.union(other.views) };
  // Whoever loads the merged piece loads what it imports.
  const imported = importsOf(pieces, merged);
  const next = new Map<string, Piece>([[one.name, merged]]);
  for (const piece of pieces.values()) {
    if (piece === one || piece === other) continue;
    const views = imported.has(piece) ? piece.views.union(merged.views) : piece.views;
    const isImporter = piece.imports.has(other.name);
    const own = isImporter ? piece.imports.difference(new Set([other.name])).union(new Set([one.name])) : piece.imports;
    next.set(piece.name, { ...piece, views, imports: own });
  }
  return next;
}
