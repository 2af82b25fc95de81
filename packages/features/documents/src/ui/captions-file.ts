import { decodeText } from '@pausenplatz/kernel-browser/lists';
import { captionsType } from '../contract/index.ts';
import { asWebVtt } from '../rules/index.ts';

/** Captions as the store takes them, whatever program wrote them: older ones know no UTF-8. Null for a file that has none. */
export async function captionsOf(file: File): Promise<File | null> {
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
  const captions = asWebVtt(text);
  return captions === null ? null : new File([captions], file.name.replace(/\.[^.]*$/, '.vtt'), { type: captionsType });
}
