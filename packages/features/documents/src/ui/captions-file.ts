import { decodeText } from '@pausenplatz/kernel-browser/lists';
import { captionsType } from '../contract/index.ts';
import { asWebVtt } from '../rules/index.ts';

/** Captions as the store takes them, whatever program wrote them: older ones know no UTF-8. */
export async function captionsOf(file: File): Promise<File> {
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
  return new File([asWebVtt(text)], file.name.replace(/\.[^.]*$/, '.vtt'), { type: captionsType });
}
