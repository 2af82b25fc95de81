import { decodeText, readFile } from '@pausenplatz/kernel-browser/lists';
import { parseDetached } from '@pausenplatz/kernel-browser/parse-detached';
import { passwordsLimits } from '../../contract/index.ts';
import { entriesOfTable, type ForeignEntry, readBitwarden } from '../../rules/index.ts';
import { asVaultFile, type VaultFile } from './vault-file.ts';

export type ImportProblem = 'tooLarge' | 'wrongFile' | 'unreadable' | 'nothing' | 'encrypted';

export interface ForeignFile {
  readonly entries: readonly ForeignEntry[];
  /** Of kinds that a vault has no place for. */
  readonly otherKinds: number;
}

type ReadForeign =
  | { readonly kind: 'entries'; readonly file: ForeignFile }
  | { readonly kind: 'sealed'; readonly file: VaultFile }
  | { readonly kind: 'problem'; readonly problem: ImportProblem };

const problem = (of: ImportProblem): ReadForeign => ({ kind: 'problem', problem: of });

/** Reads what another program wrote, or this one; nothing of it leaves the browser. */
export async function readForeign(file: File): Promise<ReadForeign> {
  if (file.size > passwordsLimits.importBytes) return problem('tooLarge');
  if (/\.(csv|txt|tsv)$/i.test(file.name)) return readTable(file);
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (/\.json$/i.test(file.name)) return readJson(text);
  return /\.xml$/i.test(file.name) ? bounded(readKeePass(text), 0) : problem('wrongFile');
}

async function readTable(file: File): Promise<ReadForeign> {
  const list = await readFile(file);
  return typeof list === 'string' ? problem(list) : bounded(entriesOfTable(list.cells), 0);
}

function readJson(text: string): ReadForeign {
  try {
    const json: unknown = JSON.parse(text);
    const sealed = asVaultFile(json);
    if (sealed) return { kind: 'sealed', file: sealed };
    const read = readBitwarden(json);
    return read === 'encrypted' ? problem('encrypted') : bounded(read?.entries ?? null, read?.left ?? 0);
  } catch {
    return problem('unreadable');
  }
}

/** Null where nothing of the kind stands there. */
function bounded(entries: readonly ForeignEntry[] | 'unreadable' | null, otherKinds: number): ReadForeign {
  if (entries === 'unreadable') return problem('unreadable');
  if (entries === null) return problem('wrongFile');
  if (entries.length > passwordsLimits.importEntries) return problem('tooLarge');
  return entries.length + otherKinds === 0 ? problem('nothing') : { kind: 'entries', file: { entries, otherKinds } };
}

/** KeePass's own form: groups in groups, entries of keys and values. What was deleted, and earlier versions, stay away. */
function readKeePass(text: string): readonly ForeignEntry[] | 'unreadable' | null {
  // Declarations can blow up a document; KeePass writes none.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'unreadable';
  const document = parseDetached(text, 'application/xml');
  if (document.querySelector('parsererror')) return 'unreadable';
  const root = document.querySelector('KeePassFile > Root');
  if (!root) return null;
  const bin = document.querySelector('KeePassFile > Meta > RecycleBinUUID')?.textContent ?? '';
  const isGone = (group: Element | null): boolean =>
    group !== null && ((bin !== '' && childText(group, 'UUID') === bin) || isGone(group.parentElement?.closest('Group') ?? null));
  return [...root.querySelectorAll('Group > Entry')]
    .filter((entry) => !isGone(entry.closest('Group')))
    .map((entry) => {
      const values = new Map(
        [...entry.children].filter(({ tagName }) => tagName === 'String').map((one) => [childText(one, 'Key'), childText(one, 'Value')]),
      );
      const of = (key: string) => values.get(key) ?? '';
      const own = [...values].filter(([key, value]) => !standard.has(key) && value !== '').length;
      const files = [...entry.children].filter(({ tagName }) => tagName === 'Binary').length;
      const group = entry.closest('Group');
      // The outermost group is the database itself.
      const isInGroup = group?.parentElement?.closest('Group') !== null;
      return {
        title: of('Title'),
        url: of('URL'),
        group: group && isInGroup ? childText(group, 'Name') : '',
        userName: of('UserName'),
        secret: of('Password'),
        note: of('Notes'),
        extras: own + files,
      };
    });
}

const standard = new Set(['Title', 'URL', 'UserName', 'Password', 'Notes']);

const childText = (element: Element, name: string): string =>
  [...element.children].find(({ tagName }) => tagName === name)?.textContent ?? '';
