import { NetworkError, RefusedError, useApi } from '@pausenplatz/kernel-browser';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { useEffect, useRef, useState } from 'react';
import { findLearningApp, type learningAppsBlock } from '../../contract/index.ts';

type Settings = SettingsOf<typeof learningAppsBlock>;

/** How far the service was asked for an exercise. */
export type AskedState = 'quiet' | 'asking' | 'found' | 'unreached';

/** Asks for title and picture of an exercise. The answer takes its time; what was typed meanwhile is not overwritten when it comes. */
export function useLearningAppFacts({ settings, onChange, page, addFile }: BlockEditorProps<Settings>) {
  const api = useApi();
  const [state, setState] = useState<AskedState>('quiet');
  const newest = useRef({ settings, onChange, addFile });
  useEffect(() => {
    newest.current = { settings, onChange, addFile };
  });
  const ask = async ({ id, app }: { readonly id: string; readonly app: string }) => {
    setState('asking');
    try {
      const { isReached, title, picture } = await api.call(findLearningApp, { pageId: page.pageId, app });
      setState(isReached ? 'found' : 'unreached');
      if (!isReached) return;
      const now = newest.current;
      if (picture) now.addFile(picture.id, picture);
      const apps = now.settings.apps.map((one) =>
        one.id === id ? { ...one, title: one.title || title, ...(picture && { fileId: picture.id }) } : one,
      );
      // Of several the next one may be answered before the screen has heard of this one.
      newest.current = { ...now, settings: { ...now.settings, apps } };
      now.onChange(newest.current.settings);
    } catch (error) {
      // Whatever the reason: the tile is there, and its title can be typed.
      setState('unreached');
      if (!(error instanceof RefusedError || error instanceof NetworkError)) throw error;
    }
  };
  return { state, ask: (app: { readonly id: string; readonly app: string }) => void ask(app) };
}
