import { RefusedError, useOnReturn } from '@pausenplatz/kernel-browser';
import { type BlockType, fieldSentences } from '@pausenplatz/kernel-contract';
import { isSame } from '@pausenplatz/kernel-format';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { beginWriting, nextSaveState, nothingToSave, saveDelay, type SaveState } from '../../rules/index.ts';
import type { Settings } from '../catalogue/block-catalogue.ts';
import type { BlockDraft } from './block-draft.ts';

/** How long after a save without a usable answer the next one is tried. */
const againMs = 4_000;

interface Autosave {
  readonly settings: Settings;
  readonly state: SaveState;
  readonly change: (settings: Settings) => void;
  /** Saves at once: on blur, on closing, after a failure. */
  readonly flush: () => Promise<void>;
}

/** Stores what somebody wrote from `base` on and answers how it stands there now. */
export type SaveSettings = (settings: Settings, base: Settings) => Promise<Settings>;

interface AutosaveSource {
  readonly block: BlockType;
  readonly draft: BlockDraft;
  readonly initial: Settings;
  /** What stands on the server. Where it differs from `initial`, somebody's words are still to be saved. */
  readonly base: Settings;
  readonly save: SaveSettings;
  /** Told about refusals that are not about fields. */
  readonly onRefused: (error: unknown) => void;
  /** Somebody else wrote at the same place. */
  readonly onDecide: (mine: Settings, theirs: Settings) => void;
}

/**
 * Saves a form by itself, 800 ms after the last keystroke and every three seconds of typing, and only what was changed. What is not saved stays as a draft on this device;
 * a server that does not answer is asked again until it does; what the schema or the server refuses shows at the fields and stays as it was typed.
 */
export function useAutosave({ block, draft, initial, base, save, onRefused, onDecide }: AutosaveSource): Autosave {
  const [settings, setSettings] = useState(initial);
  const goesOn = !isSame(initial, base);
  const [state, dispatch] = useReducer(nextSaveState, goesOn ? nextSaveState(nothingToSave, { type: 'typed' }) : nothingToSave);
  const newest = useRef({ settings: initial, base, isDirty: goesOn, save, onRefused, onDecide, draft, since: 0 });
  const running = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const retry = useRef<{ again: () => void; failures: number } | null>(null);
  useEffect(() => {
    Object.assign(newest.current, { save, onRefused, onDecide, draft });
  });

  /** What somebody else wrote since the form was opened is joined, or decided about. */
  const meet = useCallback((theirs: Settings, sent: Settings) => {
    const now = newest.current;
    const next = beginWriting({ settings: now.settings, base: now.base, sent }, theirs);
    if (next.kind === 'decide') return now.onDecide(next.mine, next.theirs);
    Object.assign(now, { settings: next.settings, base: next.base });
    setSettings(next.settings);
    now.draft.keep({ settings: next.settings, base: next.base });
    timer.current = setTimeout(() => retry.current?.again());
  }, []);

  const saveOnce = useCallback(async () => {
    const now = newest.current;
    const sent = now.settings;
    now.isDirty = false;
    if (isSame(sent, now.base)) {
      now.draft.clear();
      return dispatch({ type: 'unchanged' });
    }
    const checked = z.safeParse(block.settings, sent);
    if (!checked.success) {
      Object.assign(now, { isDirty: true, since: performance.now() });
      return dispatch({ type: 'refused', fields: fieldSentences(checked.error.issues) });
    }
    dispatch({ type: 'sent' });
    now.draft.keep({ settings: sent, base: now.base, sent });
    try {
      now.base = await now.save(sent, now.base);
      dispatch({ type: 'saved' });
      if (retry.current) retry.current.failures = 0;
      if (newest.current.isDirty) now.draft.keep({ settings: now.settings, base: now.base });
      else now.draft.clear();
    } catch (error) {
      Object.assign(now, { isDirty: true, since: performance.now() });
      const theirs = theirsOf(error);
      if (theirs) return meet(theirs, sent);
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
    return undefined;
  }, [block, meet]);

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

  const change = useCallback(
    (next: Settings) => {
      const now = newest.current;
      setSettings(next);
      if (!now.isDirty) now.since = performance.now();
      Object.assign(now, { settings: next, isDirty: true });
      now.draft.keep({ settings: next, base: now.base });
      dispatch({ type: 'typed' });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), saveDelay(performance.now(), now.since));
    },
    [flush],
  );

  // A draft that was taken up again is as good as just typed.
  useEffect(() => {
    if (newest.current.isDirty) timer.current = setTimeout(() => void flush(), saveDelay(0, 0));
  }, [flush]);

  useOnReturn(() => void flush());

  // Closing the form must not throw the last keystrokes away.
  useEffect(() => () => void flush(), [flush]);
  return { settings, state, change, flush };
}

/** What stands on the server by now, where a save was refused because of it. */
function theirsOf(error: unknown): Settings | null {
  const theirs = error instanceof RefusedError && error.is('BLOCK_CHANGED') ? error.body.details?.['theirs'] : null;
  const found = typeof theirs === 'string' ? z.safeParse(z.record(z.string(), z.unknown()), JSON.parse(theirs)) : null;
  return found?.success ? found.data : null;
}

/** The server names fields of the call's input; the form knows those of the settings. */
function withoutPrefix(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path.replace(/^settings\./, ''), sentence]));
}
