interface VideoAddress {
  /** As people know it: a service by its name, a server of PeerTube by its address. */
  readonly host: string;
  readonly service: 'youtube' | 'vimeo' | 'srf' | 'peertube';
  /** Address for the frame, in the host's mode without cookies where it has one. */
  readonly frameUrl: string;
}

/** The part of a film that is to be shown, in seconds. */
interface Part {
  readonly start: number | null;
  readonly end: number | null;
}

interface Known extends Pick<VideoAddress, 'service'> {
  readonly pattern: RegExp;
  readonly host: (found: RegExpExecArray) => string;
  readonly frameUrl: (found: RegExpExecArray, part: Part) => string;
}

const query = (words: string, parts: Readonly<Record<string, number | null>>): string =>
  [words, ...Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))].filter(Boolean).join('&');

const known: readonly Known[] = [
  {
    pattern:
      /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/|youtube-nocookie\.com\/embed\/)([A-Za-z0-9_-]{11})(?:[?&#/].*)?$/,
    service: 'youtube',
    host: () => 'YouTube',
    frameUrl: ([, id], { start, end }) => `https://www.youtube-nocookie.com/embed/${id}?${query('autoplay=1&rel=0', { start, end })}`,
  },
  {
    pattern: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:[?#/].*)?$/,
    service: 'vimeo',
    host: () => 'Vimeo',
    // Vimeo knows where a film begins, and not where it ends.
    frameUrl: ([, id], { start }) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${start === null ? '' : `#t=${start}s`}`,
  },
  {
    pattern: /^https:\/\/(?:www\.)?srf\.ch\/play\/(?:[^?#]*)\?(?:[^#]*&)?urn=(urn:srf:video:[\w-]{8,60})(?:[&#].*)?$/,
    service: 'srf',
    host: () => 'SRF',
    frameUrl: ([, urn], { start }) => `https://www.srf.ch/play/embed?${query(`urn=${urn}`, { startTime: start })}`,
  },
  {
    pattern: /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/(?:w|videos\/watch|videos\/embed)\/([\w-]{8,40})(?:[?#].*)?$/i,
    service: 'peertube',
    host: ([, server = '']) => server,
    frameUrl: ([, server, id], { start, end }) => `https://${server}/videos/embed/${id}?${query('autoplay=1&p2p=0', { start, stop: end })}`,
  },
];

/** Recognises the address of a video at a known host, or at a server of PeerTube; null for everything else. */
export function videoAddress(value: string, part: Part = { start: null, end: null }): VideoAddress | null {
  for (const { pattern, service, host, frameUrl } of known) {
    const found = pattern.exec(value.trim());
    if (found) return { host: host(found), service, frameUrl: frameUrl(found, part) };
  }
  return null;
}
