import { createDOMRenderer } from '@griffel/react';
import { homeworkFramedViews } from '@pausenplatz/homework/ui/framed';
import { viewsByType } from '@pausenplatz/pages/ui/framed';
import { hydrateRoot } from 'react-dom/client';
import { type FramedView, islandAttribute, prefixOf } from './framed-view.ts';
import { IslandFrame } from './island-frame.tsx';

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

/** Those of the agenda; the others come where one of theirs needs a script. */
async function viewsOf(islands: FramedView['islands']) {
  const live = viewsByType(homeworkFramedViews);
  return islands.every(({ type }) => Object.hasOwn(live, type)) ? live : (await import('./features.ts')).views;
}
