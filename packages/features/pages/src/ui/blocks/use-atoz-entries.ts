import { readText } from '@pausenplatz/kernel-browser/lists';
import { counted, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { useEffect, useRef, useState } from 'react';
import type { atozBlock } from '../../contract/index.ts';
import { hasColumns, type PastedEntry, pastedEntries } from '../../rules/index.ts';
import { atozEditorTexts } from '../../texts.atoz-editor.ts';

export type AtozSettings = SettingsOf<typeof atozBlock>;
export type AtozEntry = AtozSettings['entries'][number];

const texts = atozEditorTexts;

/** What was just added, to be read and to be taken back. */
export interface SaidOfEntries {
  readonly sentence: string;
  readonly ids: readonly string[];
}

/** Changes the entries of a register; a list or a file takes its time, and what was typed meanwhile is not overwritten when it comes. */
export function useAtozEntries({ settings, onChange }: Pick<BlockEditorProps<AtozSettings>, 'settings' | 'onChange'>) {
  const newest = useRef({ settings, onChange });
  const [said, setSaid] = useState<SaidOfEntries | null>(null);
  useEffect(() => {
    newest.current = { settings, onChange };
  });
  const store = (of: (entries: readonly AtozEntry[]) => AtozEntry[]) => {
    const now = newest.current;
    newest.current = { ...now, settings: { ...now.settings, entries: of(now.settings.entries) } };
    now.onChange(newest.current.settings);
  };
  const join = (fresh: readonly PastedEntry[], more: readonly string[]) => {
    const added = fresh.map((entry) => ({ id: crypto.randomUUID().slice(0, 8), ...entry }));
    if (added.length > 0) store((entries) => [...entries, ...added]);
    const sentence = added.length === 0 ? texts.noneAdded : counted(texts.added, added.length, { term: added[0]?.term ?? '' });
    setSaid({ sentence: [sentence, ...more].join(' '), ids: added.map(({ id }) => id) });
  };
  const addList = async (text: string) => {
    const lines = text.split(/\r\n|\r|\n/).map((line) => [line]);
    const list = hasColumns(text) ? await readText(text, '') : { cells: lines };
    const { fresh, known, leftOut } = pastedEntries(typeof list === 'string' ? lines : list.cells, newest.current.settings.entries);
    join(fresh, [...(known > 0 ? [counted(texts.known, known)] : []), ...(leftOut > 0 ? [counted(texts.leftOut, leftOut)] : [])]);
  };
  return {
    said,
    add: (entry: PastedEntry) => join([entry], []),
    addList: (text: string) => void addList(text),
    takeBack: () => {
      const ids = new Set(said?.ids);
      store((entries) => entries.filter(({ id }) => !ids.has(id)));
      setSaid(null);
    },
    /** Of an entry as it is now, also where a file arrives after something else was typed. */
    change: (id: string, of: (entry: AtozEntry) => AtozEntry) =>
      store((entries) => entries.map((entry) => (entry.id === id ? of(entry) : entry))),
    remove: (id: string) => store((entries) => entries.filter((entry) => entry.id !== id)),
  };
}
