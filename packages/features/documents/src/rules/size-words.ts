import { fill } from '@pausenplatz/kernel-contract';
import { previewTexts } from '../texts.preview.ts';

/** The size of a file in words, from bytes: whole kilobytes, then megabytes with one digit. */
export function sizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024
    ? fill(previewTexts.size.kilobytes, { size: kilobytes })
    : fill(previewTexts.size.megabytes, { size: (kilobytes / 1024).toFixed(1) });
}
