import { contentType } from './look-inside.ts';
import { type CleanRecording, withoutPlaces } from './media/without-places.ts';

interface Arrived {
  readonly content: Uint8Array;
  readonly fileName: string;
  /** Types of which it may be. */
  readonly types: readonly string[];
}

interface Judged {
  /** By what is in it; null where nothing safe is known. */
  readonly type: string | null;
  /** A recording without what it told besides; null for what is none, and for one that cannot be cleaned. */
  readonly recording: CleanRecording | null;
}

/** What a file is, and a recording cleaned. Reads foreign bytes from the first to the last, and so runs in a worker. */
export async function judgeUpload({ content, fileName, types }: Arrived): Promise<Judged> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const type = await contentType(bytes, fileName);
  const isRecording = type !== null && types.includes(type) && /^(?:audio|video)\//.test(type);
  return { type, recording: isRecording ? await withoutPlaces({ content: bytes, mimeType: type }) : null };
}
