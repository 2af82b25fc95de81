import { expect, it } from 'vitest';
import { unwantedIn } from './what-is-sent.ts';

const all = { attachImage: true, attachDocuments: true, attachEmoji: true, attachGif: true };
const none = { attachImage: false, attachDocuments: false, attachEmoji: false, attachGif: false };

it.each([
  ['plain words', 'Morgen um 8 Uhr, Zimmer 12. *wichtig* ©', [], none, null],
  ['an emoji', 'Juhu 🎉', [], none, 'CHAT_NO_EMOJI'],
  ['a heart that is coloured by its selector', 'Danke ❤️', [], none, 'CHAT_NO_EMOJI'],
  ['an emoji where they are taken', 'Juhu 🎉', [], { ...none, attachEmoji: true }, null],
  ['a picture', '', ['image/webp'], none, 'CHAT_NO_IMAGES'],
  ['a picture where they are taken', '', ['image/png'], { ...none, attachImage: true }, null],
  ['a picture where only GIFs are taken', '', ['image/png'], { ...none, attachGif: true }, 'CHAT_NO_IMAGES'],
  ['a GIF where pictures are taken', '', ['image/gif'], { ...all, attachGif: false }, 'CHAT_NO_GIF'],
  ['a GIF where they are taken alone', '', ['image/gif'], { ...none, attachGif: true }, null],
  ['a document', '', ['application/pdf'], { ...all, attachDocuments: false }, 'CHAT_NO_DOCUMENTS'],
  ['sound is a document', '', ['audio/mpeg'], { ...all, attachDocuments: false }, 'CHAT_NO_DOCUMENTS'],
  ['all of it where all is taken', '🎉', ['image/gif', 'image/png', 'application/pdf'], all, null],
] as const)('%s', (_what, message, mimeTypes, rights, expected) => {
  expect(unwantedIn({ message, mimeTypes }, rights)).toBe(expected);
});
