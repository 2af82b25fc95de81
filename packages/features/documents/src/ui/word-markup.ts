import mammoth from 'mammoth';
import { unpackable } from './unpackable.ts';

/** The screen has the one heading of the first level. */
const styleMap = [
  "p[style-name='Title'] => h2:fresh",
  ...[1, 2, 3, 4, 5, 6].map((level) => `p[style-name='heading ${level}'] => h${Math.min(level + 1, 5)}:fresh`),
];

/** A Word document as markup that nobody has cleaned yet; its pictures are written out in their addresses. Rejects what is none, or unpacks to too much. */
export async function wordMarkup(arrayBuffer: ArrayBuffer): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: unpackable(arrayBuffer) },
    { styleMap, includeEmbeddedStyleMap: false, externalFileAccess: false },
  );
  return value;
}
