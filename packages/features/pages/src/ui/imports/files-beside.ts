import { namedFile } from '../../rules/named-file.ts';

const types = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp' } as const;

/** The pictures that came along with a document, and what of them was asked for. */
export interface FilesBeside {
  /** The picture that is meant by an address in the document, written out in an address of its own; null where none came along. */
  readonly addressOf: (named: string) => string | null;
  /** Paths of the files that nobody asked for. */
  readonly unused: () => readonly string[];
}

/** `from` is the path of the document. */
export function filesBeside(files: ReadonlyMap<string, Uint8Array>, from: string): FilesBeside {
  const used = new Set([from]);
  return {
    addressOf(named) {
      const path = namedFile(files.keys(), named, from);
      const content = path === null ? undefined : files.get(path);
      const ending = Object.entries(types).find(([one]) => path?.toLowerCase().endsWith(`.${one}`));
      if (path === null || !content || !ending) return null;
      used.add(path);
      const letters = Array.from(content, (byte) => String.fromCodePoint(byte)).join('');
      return `data:${ending[1]};base64,${btoa(letters)}`;
    },
    unused: () => [...files.keys()].filter((path) => !used.has(path)),
  };
}

/** A place within what came along, no address of the web and nothing written out. */
const isBeside = (address: string) => address.trim() !== '' && !/^\s*(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(address);

/** A website names its pictures by their place beside it; those that are not there are taken out, and named. */
export function takePicturesAlong(images: Iterable<HTMLImageElement>, { addressOf }: FilesBeside): readonly string[] {
  const missing = new Set<string>();
  for (const image of images) {
    const named = image.getAttribute('src') ?? '';
    if (!isBeside(named)) continue;
    const address = addressOf(named);
    if (address !== null) image.src = address;
    else {
      missing.add(named);
      image.remove();
    }
  }
  return [...missing];
}
