import { type GriffelRenderer, RendererProvider } from '@griffel/react';
import { BroughtProvider } from '@pausenplatz/kernel-browser/frame';
import { CapabilitiesProvider } from '@pausenplatz/kernel-host/capabilities';
import { BlockView } from '@pausenplatz/pages/ui/framed';
import type { ComponentProps } from 'react';
import type { views as allViews } from './features.ts';
import { framedHost } from './framed-host.ts';
import type { Island } from './framed-view.ts';

/** One island, the same where it is drawn and where it is taken over. */
export function IslandFrame({
  island: { type, settings, page },
  views,
  styles,
  brought,
}: {
  readonly island: Island;
  readonly views: typeof allViews;
  readonly styles: GriffelRenderer;
  readonly brought: ComponentProps<typeof BroughtProvider>['value'];
}) {
  return (
    <RendererProvider renderer={styles}>
      <CapabilitiesProvider value={framedHost}>
        <BroughtProvider value={brought}>
          <BlockView block={{ type, settings }} views={views} around={page} />
        </BroughtProvider>
      </CapabilitiesProvider>
    </RendererProvider>
  );
}
