/** Limits of uploads; bytes, minutes, pixels as named (specification sections 5 and 9). */
export const uploadLimits = {
  fileBytes: 25 * 1024 * 1024,
  tokenMinutes: 10,
  picturePixels: 50_000_000,
  /** Longest edge that a stored picture keeps. */
  pictureEdge: 2400,
  /** What one person's files may take together, and all files of a school. */
  quotaBytes: 2 * 1024 * 1024 * 1024,
  schoolQuotaBytes: 100 * 1024 * 1024 * 1024,
  /** Permissions that one person may hold at the same time. */
  openUploads: 20,
  /** After its permission has ended, what arrived can be completed this long. */
  completionMinutes: 60,
  /** A file that nobody shows is kept as long as what lies in a trash. */
  unusedDays: 60,
} as const;

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

/** Documents by the type that their content shows, with the only endings that such a file may bear. */
export const documentEndings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  [`${office}.wordprocessingml.document`]: ['.docx'],
  [`${office}.spreadsheetml.sheet`]: ['.xlsx'],
  [`${office}.presentationml.presentation`]: ['.pptx'],
  [`${open}.text`]: ['.odt'],
  [`${open}.spreadsheet`]: ['.ods'],
  [`${open}.presentation`]: ['.odp'],
  'application/msword': ['.doc'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.ms-powerpoint': ['.ppt'],
  'text/plain': ['.txt', '.md', '.csv'],
};

const pictures = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];
const sounds = ['audio/mpeg', 'audio/x-m4a', 'audio/mp4', 'audio/aac', 'audio/ogg', 'audio/opus', 'audio/wav', 'audio/flac', 'audio/webm'];
const pictureEndings = '.jpg,.jpeg,.png,.gif,.webp,.avif';
const videos = ['video/mp4', 'video/webm'];
const videoEndings = '.mp4,.webm';
const soundEndings = '.mp3,.m4a,.aac,.ogg,.opus,.wav,.flac';

/** Words of a film with their times; other forms become this one before they are sent. */
export const captionsType = 'text/vtt';

interface AllowedKind {
  /** Endings for the browser's own chooser. */
  readonly accept: string;
  /** Types as found in the content. */
  readonly types: readonly string[];
  readonly named: string;
}

export type FileKind = 'picture' | 'video' | 'sound' | 'recording' | 'captions' | 'attachment' | 'everything';

/** What may be uploaded for which use. */
export const allowedTypes: Readonly<Record<FileKind, AllowedKind>> = {
  picture: { accept: pictureEndings, types: pictures, named: 'JPG, PNG, GIF, WebP' },
  video: { accept: videoEndings, types: videos, named: 'MP4, WebM' },
  sound: { accept: soundEndings, types: sounds, named: 'MP3, M4A, OGG, WAV' },
  recording: { accept: `${soundEndings},${videoEndings}`, types: [...sounds, ...videos], named: 'MP4, WebM, MP3, M4A, OGG, WAV' },
  captions: { accept: '.vtt,.srt,.sbv', types: [captionsType], named: 'WebVTT (.vtt), SubRip (.srt), YouTube (.sbv)' },
  attachment: {
    accept: [pictureEndings, ...Object.values(documentEndings).flat(), soundEndings].join(','),
    types: [...pictures, ...Object.keys(documentEndings), ...sounds],
    named: 'Bilder, PDF, Word, Excel, PowerPoint, Text und Ton',
  },
  everything: {
    accept: [pictureEndings, ...Object.values(documentEndings).flat(), soundEndings, videoEndings].join(','),
    types: [...pictures, ...Object.keys(documentEndings), ...sounds, ...videos],
    named: 'Bilder, PDF, Word, Excel, PowerPoint, Text, Ton und Film',
  },
};
