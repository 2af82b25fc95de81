import { isWeak } from './weak.ts';

interface Known {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  /** Null where there is none, or where it cannot be read. */
  readonly secret: string | null;
  /** Whoever reads may have it shown. */
  readonly isSeen: boolean;
}

export interface Mark {
  readonly isWeak: boolean;
  readonly sameAs: readonly string[];
}

/**
 * What is said of passwords without showing them. Only those that whoever reads may see anyway are judged: a hidden one that says "as Jana"
 * would be told by Jana’s, and one could try words until a mark appears.
 */
export function marksOf(title: string, rows: readonly Known[]): ReadonlyMap<string, Mark> {
  const seen = rows.filter(({ isSeen, secret }) => isSeen && secret !== null);
  return new Map(
    seen.map(({ userId, firstName, lastName, userName, secret }) => [
      userId,
      {
        isWeak: isWeak(secret ?? '', { userName, name: `${firstName} ${lastName}`, title }),
        sameAs: seen.filter((other) => other.userId !== userId && other.secret === secret).map((other) => other.firstName),
      },
    ]),
  );
}

/** What is said of the entries of one vault: all of them are its owner’s. `sameAs` holds the titles of the others, in their order. */
export function marksOfVault(
  items: readonly { readonly id: string; readonly title: string; readonly userName: string; readonly secret: string }[],
): ReadonlyMap<string, Mark> {
  const kept = items.filter(({ secret }) => secret !== '');
  const bySecret = Map.groupBy(kept, ({ secret }) => secret);
  return new Map(
    kept.map(({ id, title, userName, secret }) => [
      id,
      {
        isWeak: isWeak(secret, { userName, name: '', title }),
        sameAs: (bySecret.get(secret) ?? []).flatMap((other) => (other.id === id ? [] : [other.title])),
      },
    ]),
  );
}
