import { safeUrl } from '@pausenplatz/kernel-contract';
import { plainWords } from '@pausenplatz/kernel-format';

/** An entry as another program wrote it. */
export interface ForeignEntry {
  readonly title: string;
  readonly url: string;
  readonly group: string;
  readonly userName: string;
  readonly secret: string;
  readonly note: string;
  /** What it has that a vault does not keep: codes of a second step, attachments, own fields. */
  readonly extras: number;
}

/** An entry as it will be stored. */
export type TakenEntry = Omit<ForeignEntry, 'extras'>;

export interface ImportLine {
  readonly nr: number;
  /** Never a secret: what stands on the screen. */
  readonly title: string;
  readonly userName: string;
  readonly entry: TakenEntry | null;
  /** Why it is not taken. */
  readonly problem: 'nothing' | 'tooLong' | 'there' | 'twice' | null;
  /** What changes on the way: an address that is not encrypted and a long title go into the note; extras are not kept. */
  readonly changes: readonly ('addressInNote' | 'titleInNote' | 'extras')[];
}

interface Limits {
  readonly titleMaximum: number;
  readonly urlMaximum: number;
  readonly groupMaximum: number;
  readonly userNameMaximum: number;
  readonly secretMaximum: number;
  readonly noteMaximum: number;
}

/**
 * What becomes of foreign entries: what is stored, word for word, or why one is not. `there` are those that the vault has; the same
 * title, place, name and password is the same entry.
 */
export function judgeImport(entries: readonly ForeignEntry[], there: readonly TakenEntry[], limits: Limits): readonly ImportLine[] {
  const known = new Set(there.map(sameness));
  const seen = new Set<string>();
  return entries.map((foreign, at) => {
    const { entry, changes } = taken(foreign, limits);
    const about = { nr: at + 1, title: entry.title, userName: entry.userName, changes };
    const key = sameness(entry);
    const problem = problemOf(entry, limits) ?? (known.has(key) ? 'there' : seen.has(key) ? 'twice' : null);
    seen.add(key);
    return { ...about, problem, entry: problem === null ? entry : null };
  });
}

const sameness = ({ title, url, userName, secret }: TakenEntry) => JSON.stringify([title, url, userName, secret]);

function problemOf(entry: TakenEntry, limits: Limits): 'nothing' | 'tooLong' | null {
  if (entry.secret === '' && entry.userName === '' && entry.note === '') return 'nothing';
  const { userNameMaximum, secretMaximum, noteMaximum, groupMaximum } = limits;
  const isTooLong =
    entry.secret.length > secretMaximum ||
    entry.userName.length > userNameMaximum ||
    entry.note.length > noteMaximum ||
    entry.group.length > groupMaximum;
  return isTooLong ? 'tooLong' : null;
}

function taken(foreign: ForeignEntry, limits: Limits): { readonly entry: TakenEntry; readonly changes: ImportLine['changes'] } {
  const url = addressOf(foreign.url, limits);
  const isAddressLost = url === '' && foreign.url.trim() !== '';
  const wholeTitle = foreign.title.trim() || hostOf(foreign.url) || foreign.userName.trim();
  const isTitleLong = wholeTitle.length > limits.titleMaximum;
  const notes = [isTitleLong ? wholeTitle : '', isAddressLost ? foreign.url.trim() : '', foreign.note.trim()];
  const changes = [
    ...(isAddressLost ? (['addressInNote'] as const) : []),
    ...(isTitleLong ? (['titleInNote'] as const) : []),
    ...(foreign.extras > 0 ? (['extras'] as const) : []),
  ];
  const entry = {
    title: wholeTitle.slice(0, limits.titleMaximum),
    url,
    group: foreign.group.trim(),
    userName: foreign.userName.trim(),
    secret: foreign.secret,
    note: notes.filter((part) => part !== '').join('\n'),
  };
  return { entry, changes };
}

/** An address that a password may go to: encrypted. */
function addressOf(typed: string, { urlMaximum }: Limits): string {
  const url = safeUrl(typed.trim()) ?? '';
  return url.startsWith('https://') && url.length <= urlMaximum ? url : '';
}

function hostOf(url: string): string {
  const safe = safeUrl(url.trim());
  return safe === null ? '' : (/^https?:\/\/([^/]+)/.exec(safe)?.[1] ?? '');
}

type Field = Exclude<keyof ForeignEntry, 'extras'> | 'extra';

/** Headings of Bitwarden, KeePass, KeePassXC, Chrome, Firefox, Safari and of who writes by hand. */
const headings: Readonly<Record<Field, readonly string[]>> = {
  title: ['title', 'name', 'account', 'titel'],
  url: ['url', 'login uri', 'web site', 'website', 'adresse'],
  group: ['group', 'folder', 'gruppe', 'ordner'],
  userName: ['username', 'login username', 'login name', 'user name', 'benutzername'],
  secret: ['password', 'login password', 'passwort'],
  note: ['notes', 'note', 'comments', 'notiz', 'notizen'],
  extra: ['totp', 'login totp', 'otpauth', 'otp', 'fields'],
};
const fields = Object.keys(headings) as readonly Field[];

const wordsOf = (cell: string) => plainWords(cell.replaceAll('_', ' ')).join(' ');

/** A table with headings as other programs write it; null where none of them names a password. */
export function entriesOfTable(cells: readonly (readonly string[])[]): readonly ForeignEntry[] | null {
  const [head = [], ...lines] = cells;
  const columns = head.map((cell) => fields.find((field) => headings[field].includes(wordsOf(cell))) ?? null);
  if (!columns.includes('secret')) return null;
  const at = (line: readonly string[], field: Field) => line[columns.indexOf(field)] ?? '';
  return lines
    .filter((line) => line.some((cell) => cell.trim() !== ''))
    .map((line) => ({
      title: at(line, 'title'),
      url: at(line, 'url'),
      group: at(line, 'group').replace(/^Root\//, ''),
      userName: at(line, 'userName'),
      secret: at(line, 'secret'),
      note: at(line, 'note'),
      extras: columns.filter((column, place) => column === 'extra' && (line[place] ?? '').trim() !== '').length,
    }));
}
