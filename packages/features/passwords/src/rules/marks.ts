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

interface Mark {
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
