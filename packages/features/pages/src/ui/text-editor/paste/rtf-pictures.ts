const picture = /\\pict(?:(?!\\pict)[\s\S])*?\\(png|jpeg)blip(?:[^{}]|\{[^{}]*\})*?([\da-f\s]{32,})\}/gi;

/**
 * The pictures of a Word document: its HTML names only files on the writer's own disk, its RTF carries the bytes. Each picture is
 * there once as PNG or JPEG, in the order of the document; other forms beside it are for old programs.
 */
export function rtfPictures(rtf: string): File[] {
  return [...rtf.matchAll(picture)].map(([, kind = 'png', hex = '']) => {
    const type = kind.toLowerCase();
    const digits = hex.replaceAll(/\s/g, '');
    const bytes = Uint8Array.from({ length: Math.floor(digits.length / 2) }, (_one, at) =>
      Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
    );
    return new File([bytes], `bild.${type === 'jpeg' ? 'jpg' : 'png'}`, { type: `image/${type}` });
  });
}
