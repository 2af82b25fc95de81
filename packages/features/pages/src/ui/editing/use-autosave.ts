import { RefusedError } from '@pausenplatz/kernel-browser';
import { type BlockType, fieldSentences } from '@pausenplatz/kernel-contract';
import { type Draft, useDraft } from '@pausenplatz/kernel-ui';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { nextSaveState, nothingToSave, type SaveState } from '../../rules/index.ts';
import type { Settings } from '../catalogue/block-catalogue.tsx';

const pauseMs = 800;
/** How long after a save without a usable answer the next one is tried. */
const againMs = 4_000;

/** Draft of a block's form as it is kept on this device until the server has it. */
export function useBlockDraft(blockId: string) {
  return useDraft(`page-block:${blockId}`);
}

/** Settings out of a kept draft; null when there is none or it cannot be read. */
export function readDraft(text: string): Settings | null {
  if (text === '') return null;
  try {
    const found = z.safeParse(z.record(z.string(), z.unknown()), JSON.parse(text));
    return found.success ? found.data : null;
  } catch {
    // Another version of the product wrote it.
    return null;
  }
}

interface Autosave {
  readonly settings: Settings;
  readonly state: SaveState;
  readonly change: (settings: Settings) => void;
  /** Saves at once: on blur, on closing, after a failure. */
  readonly flush: () => Promise<void>;
}

interface AutosaveSource {
  readonly block: BlockType;
  readonly draft: Draft;
  readonly initial: Settings;
  /** True when `initial` is a draft that the server does not have yet. */
  readonly isDraft: boolean;
  readonly save: (settings: Settings) => Promise<unknown>;
  /** Told about refusals that are not about fields. */
  readonly onRefused: (error: unknown) => void;
}

/**
 * Saves a form by itself, 800 ms after the last keystroke. What is not saved stays as a draft on this device;
 * a server that does not answer is asked again until it does; what the schema or the server refuses shows at the fields and stays as it was typed.
 */
export function useAutosave({ block, draft, initial, isDraft, save, onRefused }: AutosaveSource): Autosave {
  const [settings, setSettings] = useState(initial);
  const [state, dispatch] = useReducer(nextSaveState, isDraft ? nextSaveState(nothingToSave, { type: 'typed' }) : nothingToSave);
  const newest = useRef({ settings: initial, isDirty: isDraft, save, onRefused, clear: draft.clear });
  const running = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const retry = useRef<{ again: () => void; failures: number } | null>(null);
  useEffect(() => {
    Object.assign(newest.current, { save, onRefused, clear: draft.clear });
  });

  const saveOnce = useCallback(async () => {
    const now = newest.current;
    const checked = z.safeParse(block.settings, now.settings);
    if (!checked.success) return dispatch({ type: 'refused', fields: fieldSentences(checked.error.issues) });
    now.isDirty = false;
    dispatch({ type: 'sent' });
    try {
      await now.save(now.settings);
      dispatch({ type: 'saved' });
      if (retry.current) retry.current.failures = 0;
      if (!newest.current.isDirty) now.clear();
    } catch (error) {
      now.isDirty = true;
      if (error instanceof RefusedError && error.body.fields)
        return dispatch({ type: 'refused', fields: withoutPrefix(error.body.fields) });
      dispatch({ type: 'failed' });
      if (error instanceof RefusedError || !retry.current) return now.onRefused(error);
      // Told once, however often the server stays silent.
      if (retry.current.failures === 0) now.onRefused(error);
      retry.current.failures += 1;
      clearTimeout(timer.current);
      timer.current = setTimeout(retry.current.again, againMs);
    }
  }, [block]);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    await running.current;
    if (!newest.current.isDirty) return;
    running.current = saveOnce().finally(() => {
      running.current = null;
    });
    await running.current;
  }, [saveOnce]);

  // Only while the form is there: a draft that is left behind is taken up again with its form.
  useEffect(() => {
    retry.current = { again: () => void flush(), failures: 0 };
    return () => {
      retry.current = null;
    };
  }, [flush]);

  const { setText } = draft;
  const change = useCallback(
    (next: Settings) => {
      setSettings(next);
      Object.assign(newest.current, { settings: next, isDirty: true });
      setText(JSON.stringify(next));
      dispatch({ type: 'typed' });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pauseMs);
    },
    [setText, flush],
  );

  // A draft that was taken up again is as good as just typed.
  useEffect(() => {
    if (newest.current.isDirty) timer.current = setTimeout(() => void flush(), pauseMs);
  }, [flush]);

  // Closing the form must not throw the last keystrokes away.
  useEffect(() => () => void flush(), [flush]);
  return { settings, state, change, flush };
}

/** The server names fields of the call's input; the form knows those of the settings. */
function withoutPrefix(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path.replace(/^settings\./, ''), sentence]));
}
