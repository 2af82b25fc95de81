import { createDOMRenderer } from '@griffel/react';
import { hydrateRoot } from 'react-dom/client';
import { type FramedView, islandAttribute, prefixOf } from './framed-view.ts';
import { IslandFrame } from './island-frame.tsx';

/** Makes the blocks that live take over what the server has drawn of them. */
export function wake(islands: FramedView['islands'], answers: FramedView['answers']): void {
  const styles = createDOMRenderer(document);
  const known = new Map(answers.map(([callId, input, output]) => [JSON.stringify([callId, input]), output]));
  const brought = { get: (callId: string, input: unknown) => known.get(JSON.stringify([callId, input])) };
  for (const [index, island] of islands.entries()) {
    const element = document.querySelector(`[${islandAttribute}="${index}"]`);
    if (element) hydrateRoot(element, <IslandFrame {...{ island, styles, brought }} />, { identifierPrefix: prefixOf(index) });
  }
}
