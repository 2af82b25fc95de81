import type { StoredFile } from '@pausenplatz/documents/contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { useCallback, useEffect, useRef } from 'react';

/** Takes a file into the settings of a block. An upload takes its time; what was typed meanwhile is not overwritten when it arrives. */
export function useStoredFile<Settings>(
  { settings, onChange, addFile }: BlockEditorProps<Settings>,
  take: (settings: Settings, file: StoredFile) => Settings,
): (file: StoredFile) => void {
  const newest = useRef({ settings, onChange, addFile, take });
  useEffect(() => {
    newest.current = { settings, onChange, addFile, take };
  });
  return useCallback((file: StoredFile) => {
    const now = newest.current;
    now.addFile(file.id, file);
    const settingsNow = now.take(now.settings, file);
    // Of several files the next one may come before the screen has heard of this one.
    newest.current = { ...now, settings: settingsNow };
    now.onChange(settingsNow);
  }, []);
}
