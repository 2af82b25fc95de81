import { fileTypeFromBuffer } from 'file-type';
import { allowedTypes } from '../../contract/types.data.ts';

/** What a picture is stands before its pixels; nothing behind is read here, where everybody waits. */
const headBytes = 256 * 1024;

/** The type of a picture by what is in it; null for what is none that is taken. */
export async function pictureType(content: Buffer): Promise<string | null> {
  const found = await fileTypeFromBuffer(content.subarray(0, headBytes)).catch(() => undefined);
  return found && allowedTypes.picture.types.includes(found.mime) ? found.mime : null;
}
