import type { ChatRights } from '../contract/index.ts';

/** What was sent that this chat does not take. */
type Unwanted = 'CHAT_NO_EMOJI' | 'CHAT_NO_GIF' | 'CHAT_NO_IMAGES' | 'CHAT_NO_DOCUMENTS';

// Digits and a few old signs count as emoji only with the selector that makes them coloured.
const emoji = /\p{Emoji_Presentation}|\uFE0F/u;

/** Judges a message against the rights of its chat, whatever a screen offers; null where all of it is taken. */
export function unwantedIn(
  { message, mimeTypes }: { readonly message: string; readonly mimeTypes: readonly string[] },
  rights: ChatRights,
): Unwanted | null {
  if (!rights.attachEmoji && emoji.test(message)) return 'CHAT_NO_EMOJI';
  const gifs = mimeTypes.filter((type) => type === 'image/gif');
  if (!rights.attachGif && gifs.length > 0) return 'CHAT_NO_GIF';
  const images = mimeTypes.filter((type) => type.startsWith('image/'));
  if (!rights.attachImage && images.length > gifs.length) return 'CHAT_NO_IMAGES';
  if (!rights.attachDocuments && mimeTypes.length > images.length) return 'CHAT_NO_DOCUMENTS';
  return null;
}
