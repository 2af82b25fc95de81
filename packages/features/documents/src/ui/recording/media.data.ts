/** What is recorded: a voice alone, or with a picture. */
export type Medium = 'sound' | 'film';

export interface RecordedType {
  readonly mimeType: string;
  readonly ending: string;
}

/** What every player reads comes first; what only some do is better than nothing. */
export const recordedTypes: Readonly<Record<Medium, readonly RecordedType[]>> = {
  sound: [
    { mimeType: 'audio/mp4', ending: 'm4a' },
    { mimeType: 'audio/ogg;codecs=opus', ending: 'ogg' },
    { mimeType: 'audio/webm;codecs=opus', ending: 'webm' },
    { mimeType: 'audio/webm', ending: 'webm' },
  ],
  film: [
    { mimeType: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', ending: 'mp4' },
    { mimeType: 'video/webm;codecs=vp8,opus', ending: 'webm' },
    { mimeType: 'video/mp4', ending: 'mp4' },
    { mimeType: 'video/webm', ending: 'webm' },
  ],
};

/** What the browser is asked for; a face in a small picture is enough, and comes over a slow line. */
export const wantedFrom: Readonly<Record<Medium, MediaStreamConstraints>> = {
  sound: { audio: true },
  film: { audio: true, video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24, max: 30 } } },
};

/** Bits per second; three minutes of a film stay well below what may be uploaded. */
export const filmBits = { videoBitsPerSecond: 800_000, audioBitsPerSecond: 64_000 } as const;

/** Ten minutes of sound stay well below what may be uploaded, at what browsers record. */
export const longestSecondsOfAll = 600;
