import { createDOMRenderer } from '@griffel/react';
import { hydrateRoot } from 'react-dom/client';
import { type FramedView, islandAttribute, prefixOf } from './framed-view.ts';
import { IslandFrame } from './island-frame.tsx';
import { liveViews } from './live-features.ts';

/** Makes the blocks that live take over what the server has drawn of them. */
export async function wake(islands: FramedView['islands'], answers: FramedView['answers']): Promise<void> {
  const views = await viewsOf(islands);
  const styles = createDOMRenderer(document);
  const known = new Map(answers.map(([callId, input, output]) => [JSON.stringify([callId, input]), output]));
  const brought = { get: (callId: string, input: unknown) => known.get(JSON.stringify([callId, input])) };
  for (const [index, island] of islands.entries()) {
    const element = document.querySelector(`[${islandAttribute}="${index}"]`);
    if (element) hydrateRoot(element, <IslandFrame {...{ island, views, styles, brought }} />, { identifierPrefix: prefixOf(index) });
  }
}

/** All views come only where a block needs a script that lives on pages, such as a player. */
async function viewsOf(islands: FramedView['islands']) {
  return (await liveViews(islands.map(({ type }) => type))) ?? (await import('./features.ts')).views;
}
