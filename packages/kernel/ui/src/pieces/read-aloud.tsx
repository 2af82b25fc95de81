import { ReadAloud28Filled } from '@fluentui/react-icons/svg/read-aloud';
import { tokens } from '@fluentui/react-theme';
import { makeStyles } from '@griffel/react';
import { isOnServer } from '../drawn/is-on-server.ts';
import { useIsTakenOver } from '../drawn/use-is-taken-over.ts';
import { look } from '../theme/look.ts';

/** Whether this device can speak; a server does not know and draws as if it could. */
export const canReadAloud = (isTakenOver: boolean): boolean => isOnServer || !isTakenOver || 'speechSynthesis' in window;

/** For those who do not read yet; the voice is the device's own and nothing leaves it. `rate` 1 is as people speak. */
export function readAloud(words: readonly (string | null)[], rate = 1): void {
  const spoken = new SpeechSynthesisUtterance(words.filter(Boolean).join('. '));
  spoken.lang = 'de-CH';
  spoken.rate = rate;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(spoken);
}

const useStyles = makeStyles({
  read: {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: look.touchPupil,
    height: look.touchPupil,
    padding: 0,
    border: 'none',
    borderRadius: '50%',
    backgroundColor: look.colors.teal.surface,
    color: look.colors.teal.ink,
    cursor: 'pointer',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
    '@media print': { display: 'none' },
  },
});

/** Reads words aloud, where the device can. */
export function ReadButton({ words, label }: { readonly words: readonly (string | null)[]; readonly label: string }) {
  const styles = useStyles();
  if (!canReadAloud(useIsTakenOver())) return null;
  return (
    <button type="button" className={styles.read} aria-label={label} onClick={() => readAloud(words)}>
      <ReadAloud28Filled aria-hidden />
    </button>
  );
}
