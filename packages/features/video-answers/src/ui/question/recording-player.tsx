// oxlint-disable jsx-a11y/media-has-caption -- what a child has just said, to its class; nobody writes it down
import { makeStyles, tokens } from '@fluentui/react-components';
import { Play24Filled } from '@fluentui/react-icons/svg/play';
import { fill } from '@pausenplatz/kernel-contract';
import { timeWords } from '@pausenplatz/kernel-format';
import { look, useSoftColors } from '@pausenplatz/kernel-ui';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import type { TrashedAnswer } from '../../contract/index.ts';
import { cardTexts as texts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  sound: { display: 'block', width: '100%', height: '44px' },
  film: {
    display: 'block',
    width: '100%',
    aspectRatio: '4 / 3',
    border: 'none',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackgroundStatic,
  },
  cover: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  disc: {
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
  },
  time: {
    position: 'absolute',
    right: '8px',
    bottom: '8px',
    padding: '0 8px',
    borderRadius: look.radiusChip,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    fontVariantNumeric: 'tabular-nums',
  },
});

const shades = ['teal', 'blue', 'violet', 'pink', 'orange', 'green'] as const;

interface RecordingPlayerProps {
  readonly answer: Pick<TrashedAnswer, 'id' | 'file' | 'seconds'>;
  readonly name: string;
}

/** A recording to play. Of a film nothing loads before somebody begins it: a class of them stands on a page. */
export function RecordingPlayer({ answer, name }: RecordingPlayerProps) {
  const styles = useStyles();
  const colors = useSoftColors();
  const [isOpen, setOpen] = useState(false);
  const { file, seconds, id } = answer;
  if (!file.mimeType.startsWith('video/'))
    return <audio className={styles.sound} controls preload="none" src={file.url} aria-label={fill(texts.sound, { name })} />;
  if (isOpen)
    return (
      <video className={styles.film} controls autoPlay playsInline src={file.url} aria-label={fill(texts.sound, { name })}>
        {texts.unplayable}
      </video>
    );
  const shade = shades[id.charCodeAt(0) % shades.length] ?? 'teal';
  return (
    <button
      type="button"
      className={mergeClasses(styles.film, styles.cover, colors[shade])}
      // What stands on it belongs to its name.
      aria-label={[fill(texts.play, { name }), seconds !== null && timeWords(seconds)].filter(Boolean).join(', ')}
      onClick={() => setOpen(true)}
    >
      <span className={styles.disc}>
        <Play24Filled />
      </span>
      {seconds !== null && <span className={styles.time}>{timeWords(seconds)}</span>}
    </button>
  );
}
