import type { ShownCalendar } from '../../contract/calendar.ts';
import type { OpenedDoor } from '../../contract/doors.ts';

/** Why a website gets no answer. */
export type Unread = 'NOT_FOUND' | 'FORBIDDEN' | 'OFFLINE' | 'BLOCKED' | 'TIMEOUT';

export class UnreadError extends Error {
  readonly code: Unread;
  constructor(code: Unread) {
    super(code);
    this.code = code;
  }
}

/** Reads of a public calendar from another website: nobody is signed in there, no cookie goes along. */
interface WebsiteReads {
  readonly calendar: (id: string) => Promise<ShownCalendar>;
  readonly door: (id: string, number: number) => Promise<OpenedDoor>;
}

const reasons: Readonly<Record<number, Unread>> = { 404: 'NOT_FOUND', 409: 'NOT_FOUND', 403: 'FORBIDDEN' };

/** `origin` is the product's own. */
export function websiteReads(origin: string): WebsiteReads {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${origin}/embed/advent/${path}`, { credentials: 'omit', referrerPolicy: 'strict-origin' }).catch(() => {
      // A website whose policy forbids the question, and a line that is down, look the same but for this.
      throw new UnreadError(navigator.onLine ? 'BLOCKED' : 'OFFLINE');
    });
    if (!response.ok) throw new UnreadError(reasons[response.status] ?? 'TIMEOUT');
    return response.json();
  };
  return {
    calendar: async (id) => {
      // The server checked it against the contract before it left.
      const calendar = (await read(encodeURIComponent(id))) as ShownCalendar;
      return { ...calendar, picture: calendar.picture && fromOutside(calendar.picture, origin) };
    },
    door: async (id, number) => {
      const door = (await read(`${encodeURIComponent(id)}/${number}`)) as OpenedDoor;
      const { content } = door;
      return 'file' in content ? { ...door, content: { ...content, file: fromOutside(content.file, origin) } } : door;
    },
  };
}

/** A file by the address that other websites may show it from; without the soft idea of it, for which their policies have no place. */
const fromOutside = <File extends { readonly url: string }>(file: File, origin: string): File & { readonly preview: null } => ({
  ...file,
  url: `${origin}/embed${file.url}`,
  preview: null,
});
