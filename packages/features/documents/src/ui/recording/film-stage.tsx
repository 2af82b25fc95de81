// oxlint-disable jsx-a11y/media-has-caption -- one's own picture while it is recorded
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useCallback } from 'react';
import { documentsTexts } from '../../texts.ts';

const useStyles = makeStyles({
  stage: {
    position: 'relative',
    width: 'min(100%, 420px)',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackgroundStatic,
  },
  // As in a mirror: who leans to the left goes to the left.
  picture: { width: '100%', height: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
  running: { boxShadow: `0 0 0 4px ${tokens.colorStatusDangerBackground3}` },
  count: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: tokens.colorNeutralForegroundInverted,
    backgroundColor: tokens.colorBackgroundOverlay,
    fontSize: '96px',
    lineHeight: 1,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface FilmStageProps {
  readonly stream: MediaStream;
  /** Seconds until it begins; null while nothing counts. */
  readonly count: number | null;
  readonly isRunning: boolean;
}

/** What the camera sees, before and while it is recorded. */
export function FilmStage({ stream, count, isRunning }: FilmStageProps) {
  const styles = useStyles();
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video && stream instanceof MediaStream) video.srcObject = stream;
    },
    [stream],
  );
  return (
    <div className={mergeClasses(styles.stage, isRunning && styles.running)}>
      <video ref={show} className={styles.picture} autoPlay muted playsInline aria-label={documentsTexts.record.mirror} />
      {count !== null && (
        <output className={styles.count} aria-live="assertive">
          {count}
        </output>
      )}
    </div>
  );
}
