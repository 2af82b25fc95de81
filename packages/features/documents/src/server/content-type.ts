import { fileTypeFromBuffer } from 'file-type';
import { documentEndings } from '../contract/index.ts';

/** Old Office files are containers of streams; the stream's name says which program wrote it. */
const oldOffice = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
] as const;
const container = 'application/x-cfb';

/**
 * The type of a file by what is in it, or null where nothing safe is known. Documents must also bear the ending of their
 * type, because after a download it is the ending that chooses the program; macros are taken in no form.
 */
export async function contentType(content: Buffer, fileName: string): Promise<string | null> {
  const found = (await fileTypeFromBuffer(content))?.mime;
  const type = found === container ? oldOfficeType(content) : (found ?? (isPlainText(content) ? 'text/plain' : null));
  const endings = type === null ? undefined : documentEndings[type];
  const fits = !endings || endings.some((ending) => fileName.toLowerCase().endsWith(ending));
  return fits && !hasMacros(content) ? type : null;
}

function oldOfficeType(content: Buffer): string | null {
  return oldOffice.find(([stream]) => content.includes(Buffer.from(stream, 'utf16le')))?.[1] ?? null;
}

/** Names of the parts that hold macros: in new Office files as a ZIP entry, in old ones as a stream. */
function hasMacros(content: Buffer): boolean {
  return content.includes('vbaProject.bin') || content.includes(Buffer.from('_VBA_PROJECT', 'utf16le'));
}

/** Words in UTF-8 without control signs, and not the beginning of something that a browser would run. */
function isPlainText(content: Buffer): boolean {
  try {
    const words = new TextDecoder('utf-8', { fatal: true }).decode(content);
    // oxlint-disable-next-line no-control-regex -- they are what tells a program from words
    return words.trim() !== '' && !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(words) && !/^\s*<[!?a-z]/i.test(words);
  } catch {
    return false;
  }
}
