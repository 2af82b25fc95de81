import { unzip } from 'fflate';

/** What is taken out of an archive: so many files, so many bytes in all, whatever the archive says of itself. */
const limits = { files: 300, bytes: 60 * 1024 * 1024 } as const;
const wanted = /\.(csv|tsv|txt|xlsx|docx|html?|png|jpe?g|gif|webp)$/i;

/** The files of an archive that an import can read, by their names without folders; null for a broken one, or one that holds too much. */
export async function unpacked(archive: Uint8Array): Promise<ReadonlyMap<string, Uint8Array> | null> {
  let [files, bytes] = [0, 0];
  let isTooMuch = false;
  const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }) => {
    if (!wanted.test(name) || /(^|\/)(__MACOSX|\.)/.test(name)) return false;
    files += 1;
    bytes += originalSize;
    isTooMuch ||= files > limits.files || bytes > limits.bytes;
    return !isTooMuch;
  };
  const found = await new Promise<Record<string, Uint8Array> | null>((resolve) =>
    unzip(archive, { filter }, (error, content) => resolve(error ? null : content)),
  );
  if (!found || isTooMuch) return null;
  return new Map(Object.entries(found).map(([name, content]) => [name.split('/').at(-1) ?? name, content]));
}
