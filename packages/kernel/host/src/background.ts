import { createDrawnStore, isOnServer } from '@pausenplatz/kernel-ui';
import { useLayoutEffect } from 'react';
import type { BackgroundType, ShownBlockFile } from './feature.ts';

/** A background of the specification, section 2; `color`, `gradient`, `pattern` and `picture` carry a value, `own` its picture. */
export interface ShownBackground {
  readonly type: BackgroundType;
  readonly value?: string | undefined;
  readonly picture?: ShownBlockFile | undefined;
}

export interface BackgroundState {
  /** What the open screen declares. */
  readonly screen: ShownBackground;
  /** What the content of the screen wants, a page with a background of its own. */
  readonly content: ShownBackground | null;
}

const useBackgroundStore = createDrawnStore<BackgroundState>({ screen: { type: 'default' }, content: null });

/** Told by the host when a screen opens. */
export function showScreenBackground(screen: ShownBackground): void {
  useBackgroundStore.setState(isOnServer ? { screen, content: null } : { screen });
}

const noteContent = (content: ShownBackground | null): void => useBackgroundStore.setState({ content });

/** Lets a screen's content choose the background while it is shown; null leaves the screen's own. */
export function useBackground(content: ShownBackground | null): void {
  // The same one is made anew each time that its screen is drawn.
  const told = content === null ? null : JSON.stringify(content);
  // A server runs no effects; the next time it draws the background, it is this one.
  if (isOnServer) noteContent(content);
  useLayoutEffect(() => {
    noteContent(told === null ? null : (JSON.parse(told) as ShownBackground));
    return () => noteContent(null);
  }, [told]);
}

/** The background in force, for the host that draws it. */
export function useShownBackground(): ShownBackground {
  return useBackgroundStore((state) => state.content ?? state.screen);
}

/** For what a server draws and a browser takes over. */
export const drawnBackground = {
  read: (): BackgroundState => useBackgroundStore.getState(),
  start: (state: BackgroundState): void => useBackgroundStore.startWith(state),
} as const;
