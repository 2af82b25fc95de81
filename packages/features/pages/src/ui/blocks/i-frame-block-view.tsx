import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { safeUrl, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { useIsTakenOver } from '@pausenplatz/kernel-ui/drawn';
import type { iFrameBlock } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { serviceOfAddress } from '../../rules/service-of-address.ts';
import { ratioOf } from './frame-ratios.ts';
import { TwoClickFrame } from './two-click-frame.tsx';

function IFrameBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof iFrameBlock>>) {
  const { frame, twoClick } = blockViewTexts;
  const isTakenOver = useIsTakenOver();
  const url = safeUrl(settings.url);
  if (url === null || !url.startsWith('https://')) return <EmptyBlock>{frame.missing}</EmptyBlock>;
  const { origin, host } = new URL(url);
  // Framed with scripts and its own origin, a page of ours could take its sandbox off. A server does not know where the page is shown, and
  // loads no frame.
  if (isTakenOver && origin === location.origin) return <EmptyBlock>{twoClick.ownSite}</EmptyBlock>;
  const title = settings.title || twoClick.frame;
  const size = settings.ratio === undefined ? { heightPx: settings.height } : { ratio: ratioOf[settings.ratio] };
  return (
    <TwoClickFrame
      key={url}
      kind="page"
      rule={page.services?.[serviceOfAddress(url)]}
      host={host}
      title={title}
      frameUrl={url}
      url={url}
      {...size}
    />
  );
}

export const iFrameViews = { iFrame: IFrameBlockView } as const;
