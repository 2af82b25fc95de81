const folders = (path: string): string[] => path.split('/').slice(0, -1);

/** As names are compared: signs put together, one kind of slash. */
const plain = (path: string): string => path.normalize('NFC').replaceAll('\\', '/');

/**
 * The one of these files that is meant by an address in the file `from`: seen from its folder, or from the top of the archive; in other
 * capitals only where that leaves one; and by the end of its path where archives were packed from another folder. Null where none is
 * meant, or where it could be several: a wrong picture is worse than none.
 */
export function namedFile(paths: Iterable<string>, address: string, from = ''): string | null {
  const files = Array.from(paths, (path) => ({ path, is: plain(path) }));
  const wanted = spellings(address);
  const places = wanted.flatMap((one) => [resolved([...folders(plain(from)), ...one.split('/')]), resolved(one.split('/'))]);
  const exactly = places.flatMap((place) => files.find(({ is }) => is === place) ?? [])[0];
  if (exactly) return exactly.path;
  // A list may name files that lie in a folder beside it; a website says in which.
  const ends = /\.html?$/i.test(from) ? places.filter((place) => place.includes('/')) : places;
  const tries: readonly ((is: string) => boolean)[] = [
    (is) => places.some((place) => is.toLowerCase() === place.toLowerCase()),
    (is) => ends.some((place) => is.endsWith(`/${place}`)),
    (is) => ends.some((place) => is.toLowerCase().endsWith(`/${place.toLowerCase()}`)),
  ];
  for (const fits of tries) {
    const [only, ...others] = files.filter(({ is }) => fits(is));
    if (only) return others.length === 0 ? only.path : null;
  }
  return null;
}

/** As it stands; without what a server would read behind it; and as an address that writes blanks and umlauts by numbers. */
function spellings(address: string): readonly string[] {
  const whole = plain(address.trim());
  const [bare = ''] = whole.split(/[?#]/, 1);
  return [...new Set([whole, bare, decoded(whole), decoded(bare)])].filter((one) => one !== '');
}

/** Once: what is written «%2520» means a file with «%20» in its name. */
function decoded(address: string): string {
  try {
    return plain(decodeURIComponent(address));
  } catch {
    return address;
  }
}

function resolved(parts: readonly string[]): string {
  const path: string[] = [];
  for (const part of parts) {
    if (part === '..') path.pop();
    else if (part !== '' && part !== '.') path.push(part);
  }
  return path.join('/');
}

const document = /\.(?:csv|tsv|xlsx|docx|html?)$/i;

/** The document of an archive of which a page is made: the one nearest to its top, the first page of a website before others. */
export function mainDocument(paths: Iterable<string>): string | null {
  const found = Array.from(paths).filter((path) => document.test(path));
  const rank = (path: string) => folders(plain(path)).length * 2 + (/(?:^|[/\\])index\.html?$/i.test(path) ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}
