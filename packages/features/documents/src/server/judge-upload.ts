import { contentType } from './look-inside.ts';
import { withoutPlaces } from './media/without-places.ts';

interface Arrived {
  /** Shared with who asks: a recording is cleaned where it lies. */
  readonly content: Uint8Array;
  readonly fileName: string;
  /** Types of which it may be. */
  readonly types: readonly string[];
}

interface Judged {
  /** By what is in it; null where nothing safe is known. */
  readonly type: string | null;
  /** Of a recording that was cleaned of what it told besides; null for what is none, and for one that cannot be cleaned. */
  readonly recording: { readonly seconds: number | null } | null;
}

/** What a file is, and a recording cleaned. Reads foreign bytes from the first to the last, and so runs in a worker. */
export async function judgeUpload({ content, fileName, types }: Arrived): Promise<Judged> {
  // Programs that read words take no memory that may change under their hands.
  const type = await contentType(Buffer.from(content), fileName);
  if (type === null || !types.includes(type) || !/^(?:audio|video)\//.test(type)) return { type, recording: null };
  const clean = await withoutPlaces({ content, mimeType: type });
  return { type, recording: clean && { seconds: clean.seconds } };
}
