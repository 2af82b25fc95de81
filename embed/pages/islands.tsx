import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { BroughtProvider } from '@pausenplatz/kernel-browser/frame';
import { CapabilitiesProvider } from '@pausenplatz/kernel-host/capabilities';
import { BlockView } from '@pausenplatz/pages/ui/framed';
import { hydrateRoot } from 'react-dom/client';
import { views } from './features.ts';
import { framedHost } from './framed-host.ts';
import { type FramedView, islandAttribute, prefixOf } from './framed-view.ts';

/** Makes the blocks that live take over what the server has drawn of them. */
export function wake(islands: FramedView['islands'], answers: FramedView['answers']): void {
  const styles = createDOMRenderer(document);
  const known = new Map(answers.map(([callId, input, output]) => [JSON.stringify([callId, input]), output]));
  const brought = { get: (callId: string, input: unknown) => known.get(JSON.stringify([callId, input])) };
  for (const [index, { type, settings, page }] of islands.entries()) {
    const element = document.querySelector(`[${islandAttribute}="${index}"]`);
    if (!element) continue;
    hydrateRoot(
      element,
      <RendererProvider renderer={styles}>
        <CapabilitiesProvider value={framedHost}>
          <BroughtProvider value={brought}>
            <BlockView block={{ type, settings }} views={views} around={page} />
          </BroughtProvider>
        </CapabilitiesProvider>
      </RendererProvider>,
      { identifierPrefix: prefixOf(index) },
    );
  }
}
