import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import type { videoBlock } from '../../contract/index.ts';
import { videoAddress } from '../../contract/video-address.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { OnPaper } from './on-paper.tsx';
import { TwoClickFrame } from './two-click-frame.tsx';

const useStyles = makeStyles({
  own: {
    display: 'block',
    width: '100%',
    // Nothing of a film is loaded before somebody plays it; its place is kept as that of most films.
    aspectRatio: '16 / 9',
    maxHeight: '80vh',
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
    backgroundColor: tokens.colorNeutralBackgroundStatic,
    '@media print': { display: 'none' },
  },
});

/** The part that is to be shown, as a browser's own player reads it from an address. */
function partOf({ start = null, end = null }: Pick<SettingsOf<typeof videoBlock>, 'start' | 'end'>): string {
  return start === null && end === null ? '' : `#t=${start ?? 0}${end === null ? '' : `,${end}`}`;
}

export function VideoBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof videoBlock>>) {
  const styles = useStyles();
  const { video, twoClick } = blockViewTexts;
  if (settings.fileId !== null) {
    const file = page.files[settings.fileId];
    if (!file) return <EmptyBlock>{video.gone}</EmptyBlock>;
    const captions = page.files[settings.captionsId ?? ''];
    const poster = page.files[settings.posterId ?? ''];
    return (
      <>
        <OnPaper title={settings.title || file.name} url={null} />
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as many as its author has */}
        <video
          controls
          playsInline
          preload="none"
          className={styles.own}
          aria-label={settings.title || file.name}
          src={file.url + partOf(settings)}
          {...(poster && { poster: poster.url })}
        >
          {captions && <track kind="captions" srcLang="de" label={video.captions} src={captions.url} default />}
          {video.unplayable}
        </video>
      </>
    );
  }
  const address = videoAddress(settings.url, { start: settings.start ?? null, end: settings.end ?? null });
  if (!address) return <EmptyBlock>{video.missing}</EmptyBlock>;
  const { host, service, frameUrl } = address;
  return (
    <TwoClickFrame
      key={frameUrl}
      kind="video"
      rule={page.services?.[service]}
      host={host}
      title={settings.title || twoClick.video}
      frameUrl={frameUrl}
      url={settings.url}
    />
  );
}
