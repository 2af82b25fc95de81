import { type BlockType, fieldSentences } from '@pausenplatz/kernel-contract';
import { contributedLists, type ContributedType } from '../../contract/contributed-lists.ts';
import { fitSettings, type StoredSettings } from '../block-settings.ts';
import { refuse } from '../scope.ts';

type Entry = Readonly<Record<string, unknown>>;

/** An entry that obeys the schema of its block, with the id that it has in the block's list, and the files that it shows. */
export function judgeEntry(type: BlockType & { readonly type: string }, list: string, entry: Entry, id: string) {
  const parsed = type.settings.safeParse({ ...(type.empty as Entry), [list]: [{ ...entry, id, byReader: true }] });
  if (!parsed.success) return refuse('CONTRIBUTION_INVALID', { fields: ofEntry(fieldSentences(parsed.error.issues), list) });
  const [judged] = (parsed.data as Readonly<Record<string, Entry[]>>)[list] ?? [];
  return { json: JSON.stringify(judged), fileIds: [...new Set(type.filesIn?.(parsed.data) ?? [])] };
}

/** The paths of a form that knows the entry alone. */
const ofEntry = (sentences: Readonly<Record<string, string>>, list: string): Record<string, string> =>
  Object.fromEntries(Object.entries(sentences).map(([path, sentence]) => [path.replace(`${list}.0.`, ''), sentence]));

/** The settings of a block with one more entry; refused where there is no room for it. */
export function settingsWith(type: BlockType, settings: Entry, entry: Entry): StoredSettings {
  const list = contributedLists[type.type as ContributedType];
  const entries = Array.isArray(settings[list]) ? (settings[list] as readonly unknown[]) : [];
  const fit = fitSettings(type.settings, type, { ...settings, [list]: [...entries, entry] });
  return 'issues' in fit ? refuse('CONTRIBUTION_NO_ROOM') : fit;
}
