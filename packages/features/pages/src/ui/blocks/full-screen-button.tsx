import { useIsTakenOver } from '@pausenplatz/kernel-ui/drawn';
import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import type { RefObject } from 'react';
import { blockViewTexts } from '../../texts.blocks.ts';

const useStyles = makeStyles({
  wider: {
    justifySelf: 'end',
    minHeight: '44px',
    padding: '0 20px',
    border: 'none',
    borderRadius: look.radiusChip,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '@media print': { display: 'none' },
  },
});

/** Shows the frame inside of `place` over the whole screen, where the browser can; Escape leads back. */
export function FullScreenButton({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  const styles = useStyles();
  // A page that a server drew keeps the button's place.
  if (useIsTakenOver() && !document.fullscreenEnabled) return null;
  const enlarge = () => {
    const frame = place.current?.querySelector('iframe');
    // A browser may refuse; the content stays as it is then.
    frame?.requestFullscreen().then(
      () => frame.focus(),
      () => undefined,
    );
  };
  return (
    <button type="button" className={styles.wider} onClick={enlarge}>
      {blockViewTexts.fullScreen}
    </button>
  );
}
