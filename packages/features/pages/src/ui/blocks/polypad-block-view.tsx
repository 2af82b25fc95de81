import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { makeStyles } from '@pausenplatz/kernel-ui/theme';
import { useRef, useState } from 'react';
import type { polypadBlock } from '../../contract/index.ts';
import { polypadAddress } from '../../contract/polypad-address.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { ratioOf } from './frame-ratios.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { TwoClickFrame } from './two-click-frame.tsx';

const useStyles = makeStyles({
  place: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
});

/** A canvas of Polypad behind a click, and over the whole screen where the browser can. */
function PolypadBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof polypadBlock>>) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const address = polypadAddress(settings.url);
  const frameUrl = address?.frameUrl ?? null;
  const [loaded, setLoaded] = useState<string | null>(null);
  const texts = blockViewTexts;
  const rule = page.services?.['polypad'];
  if (!address) return <EmptyBlock>{texts.polypad.missing}</EmptyBlock>;
  return (
    <div ref={place} className={styles.place}>
      <TwoClickFrame
        key={frameUrl}
        kind="page"
        rule={rule}
        host="Polypad"
        title={settings.title || texts.polypad.title}
        frameUrl={address.frameUrl}
        url={address.url}
        ratio={ratioOf[settings.ratio]}
        onLoaded={() => setLoaded(frameUrl)}
      />
      {(loaded === frameUrl || rule === 'allowed') && <FullScreenButton place={place} />}
    </div>
  );
}

export const polypadViews = { Polypad: PolypadBlockView } as const;
