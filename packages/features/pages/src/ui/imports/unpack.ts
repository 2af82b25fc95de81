import { unzip } from 'fflate';
import { entryNames } from '../../rules/entry-names.ts';

/** What is taken out of an archive: so many files, so many bytes in all, whatever the archive says of itself. */
const archiveLimits = { files: 300, megabytes: 60 } as const;
const wanted = /\.(csv|tsv|xlsx|docx|html?|png|jpe?g|gif|webp)$/i;
/** What systems put beside files, and folders by themselves. */
const unseen = /(?:^|[/\\])(?:__MACOSX|\.|Thumbs\.db$|desktop\.ini$)|[/\\]$/i;

interface Unpacked {
  /** By their paths. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Paths of files of kinds that an import does not read. */
  readonly others: readonly string[];
}

/** The files of an archive, those of kinds that an import reads with what is in them. */
export async function unpacked(archive: Uint8Array): Promise<Unpacked | 'unreadable' | 'tooMuch'> {
  const names = entryNames(archive);
  const paths = new Map<string, string>();
  const others: string[] = [];
  let [entries, bytes] = [0, 0];
  let isTooMuch = false;
  const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }) => {
    // Asked for one entry after another, in the order of the directory.
    const path = names[entries] ?? name;
    entries += 1;
    if (unseen.test(path)) return false;
    if (!wanted.test(path)) others.push(path);
    if (!wanted.test(path) || isTooMuch) return false;
    paths.set(name, path);
    bytes += originalSize;
    isTooMuch = paths.size > archiveLimits.files || bytes > archiveLimits.megabytes * 1024 * 1024;
    return !isTooMuch;
  };
  const found = await new Promise<Record<string, Uint8Array> | null>((resolve) =>
    unzip(archive, { filter }, (error, content) => resolve(error ? null : content)),
  );
  if (isTooMuch) return 'tooMuch';
  if (!found) return 'unreadable';
  return { files: new Map(Object.entries(found).map(([name, content]) => [paths.get(name) ?? name, content])), others };
}
