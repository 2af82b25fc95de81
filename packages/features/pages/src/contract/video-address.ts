interface VideoAddress {
  readonly host: 'YouTube' | 'Vimeo';
  readonly videoId: string;
  /** Address for the frame, in the host's mode without cookies where it has one. */
  readonly frameUrl: string;
}

const patterns: readonly { host: VideoAddress['host']; pattern: RegExp; frameUrl: (id: string) => string }[] = [
  {
    host: 'YouTube',
    pattern:
      /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/|youtube-nocookie\.com\/embed\/)([A-Za-z0-9_-]{11})(?:[?&#/].*)?$/,
    frameUrl: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    host: 'Vimeo',
    pattern: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:[?#/].*)?$/,
    frameUrl: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  },
];

/** Recognises the address of a video at a known host; null for everything else. */
export function videoAddress(value: string): VideoAddress | null {
  for (const { host, pattern, frameUrl } of patterns) {
    const videoId = pattern.exec(value.trim())?.[1];
    if (videoId) return { host, videoId, frameUrl: frameUrl(videoId) };
  }
  return null;
}
