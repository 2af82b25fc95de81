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

/**
 * What one more request costs a view, in characters that it might have loaded meanwhile. Tried with the build: with twice as many, start pages
 * load 40 KB more and agenda and administration spare no request.
 */
const requestCost = 12_000;

/**
 * Merges pieces as long as all views together gain by it: each merge spares a request wherever both are loaded, and loads in vain wherever
 * only one of them is. No merge makes a circle. Answers what each piece came to, by the name of one of them.
 */
export function mergePieces(given: readonly Piece[]): Map<string, string> {
  const into = new Map<string, string>(given.map(({ name }) => [name, name]));
  let pieces = new Map(given.map((piece) => [piece.name, piece]));
  for (;;) {
    const free = [...pieces.values()].filter(({ isFixed }) => !isFixed);
    const pairs = free.flatMap((one, index) => free.slice(index + 1).map((other) => ({ one, other, gain: gainOf(one, other) })));
    const best = pairs
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      .find(({ one, other }) => !leadsAround(pieces, one, other));
    if (!best) return into;
    pieces = joined(pieces, best.one, best.other);
    for (const [name, at] of into) if (at === best.other.name) into.set(name, best.one.name);
  }
}

/** Characters that all views together would spare. */
function gainOf(one: Piece, other: Piece): number {
  const both = one.views.intersection(other.views).size;
  return requestCost * both - other.size * (one.views.size - both) - one.size * (other.views.size - both);
}

/** Whether one piece needs the other by way of a third, so that together they would need themselves. */
function leadsAround(pieces: ReadonlyMap<string, Piece>, one: Piece, other: Piece): boolean {
  const reaches = (from: Piece, to: Piece): boolean => {
    const seen = new Set<string>();
    const open = [...from.imports].filter((name) => name !== to.name);
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (name === to.name) return true;
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(...(pieces.get(name)?.imports ?? []));
    }
    return false;
  };
  return reaches(one, other) || reaches(other, one);
}

function joined(pieces: ReadonlyMap<string, Piece>, one: Piece, other: Piece): Map<string, Piece> {
  const imports = one.imports.union(other.imports).difference(new Set([one.name, other.name]));
  const merged: Piece = { ...one, size: one.size + other.size, imports, views: one.views.union(other.views) };
  const next = new Map<string, Piece>();
  for (const piece of pieces.values()) {
    if (piece.name === other.name) continue;
    if (piece.name === one.name) next.set(one.name, merged);
    else if (piece.imports.has(other.name))
      next.set(piece.name, { ...piece, imports: piece.imports.difference(new Set([other.name])).union(new Set([one.name])) });
    else next.set(piece.name, piece);
  }
  return next;
}
