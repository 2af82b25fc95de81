import { fileTypeFromBuffer } from 'file-type';
import { captionsType, documentEndings } from '../contract/types.data.ts';
import { mayBeSound, soundType } from './media/sound-only.ts';

/** Old Office files are containers of streams; the stream's name says which program wrote it. */
const oldOffice = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
] as const;
const container = 'application/x-cfb';
const isMedia = /^(image|audio|video)\//;

/** Names of the parts that hold macros: in new Office files as a ZIP entry, in old ones as a stream. */
const macros = [Buffer.from('vbaProject.bin'), Buffer.from('_VBA_PROJECT', 'utf16le')];
const streamNames = oldOffice.map(([name]) => Buffer.from(name, 'utf16le'));
const needles = [...macros, ...streamNames];

/**
 * The type of a file by what is in it, or null where nothing safe is known. Documents must also bear the ending of their type, because
 * after a download it is the ending that chooses the program; macros are taken in no form. May take its time: it runs in a worker.
 */
export async function contentType(content: Buffer, fileName: string): Promise<string | null> {
  const found = await typeByHead(content);
  if (found !== null && mayBeSound(found)) return soundType(content, found);
  if (found !== null && isMedia.test(found)) return found;
  const { seen, isText } = readThrough(content);
  if (macros.some((name) => seen.has(name))) return null;
  const type = found === container ? (oldOffice[streamNames.findIndex((name) => seen.has(name))]?.[1] ?? null) : found;
  const known = type ?? (isText && found === null ? 'text/plain' : null);
  if (known === captionsType) return isText && fileName.toLowerCase().endsWith('.vtt') ? known : null;
  const endings = known === null ? undefined : documentEndings[known];
  return !endings || endings.some((ending) => fileName.toLowerCase().endsWith(ending)) ? known : null;
}

async function typeByHead(content: Buffer): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(content))?.mime ?? null;
  } catch {
    // What breaks off in the middle of its head is of no type.
    return null;
  }
}

const pieceBytes = 1024 * 1024;

/** Which of the names stand anywhere in the file, and whether it is words: UTF-8 without control signs, and nothing a browser would run. */
function readThrough(content: Buffer): { readonly seen: ReadonlySet<Buffer>; readonly isText: boolean } {
  const words = textReader();
  for (let at = 0; at < content.length; at += pieceBytes) words.read(content.subarray(at, at + pieceBytes));
  return { seen: new Set(needles.filter((name) => content.includes(name))), isText: words.isText() };
}

function textReader(): { read(bytes: Buffer): void; isText(): boolean } {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head = '';
  let isClean = true;
  const take = (decode: () => string) => {
    if (!isClean) return;
    try {
      const words = decode();
      // oxlint-disable-next-line no-control-regex -- they are what tells a program from words
      isClean = !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(words);
      // Blanks before the first sign do not hide what begins with it.
      if (head.length < 10) head = (head + words).trimStart().slice(0, 10);
    } catch {
      isClean = false;
    }
  };
  return {
    read: (bytes) => take(() => decoder.decode(bytes, { stream: true })),
    isText() {
      take(() => decoder.decode());
      return isClean && head !== '' && !/^<[!?a-z]/i.test(head);
    },
  };
}
