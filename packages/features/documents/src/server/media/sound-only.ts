import { isSoundInMp4 } from './mp4.ts';
import { isSoundInWebm } from './webm.ts';

const looks: Readonly<Record<string, { readonly isSound: (content: Buffer) => boolean; readonly asSound: string }>> = {
  'video/mp4': { isSound: isSoundInMp4, asSound: 'audio/mp4' },
  'video/webm': { isSound: isSoundInWebm, asSound: 'audio/webm' },
};

/** Whether this type says nothing of whether there is a picture: browsers record sound into what films come in. */
export const mayBeSound = (mimeType: string): boolean => mimeType in looks;

/** The type of a recording by what its tracks are; one that cannot be read stays what it was taken for. */
export function soundType(content: Buffer, mimeType: string): string {
  const look = looks[mimeType];
  try {
    return look?.isSound(content) === true ? look.asSound : mimeType;
  } catch (error) {
    // A length that leads out of the file.
    if (error instanceof RangeError) return mimeType;
    throw error;
  }
}
