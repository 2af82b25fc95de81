import { makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss28Regular } from '@fluentui/react-icons/svg/dismiss';
import { look } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { runTexts as texts } from '../../texts.run.ts';

const useStyles = makeStyles({
  stage: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', justifyItems: 'center', minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', gap: '12px', width: '100%', minHeight: look.touchPupil },
  round: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: look.touchPupil,
    height: look.touchPupil,
    padding: 0,
    border: 'none',
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralBackground1,
    color: look.colors.teal.ink,
    boxShadow: look.shadowCard,
    cursor: 'pointer',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
  },
  title: {
    margin: 0,
    color: look.colors.teal.ink,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
  },
  balance: { width: look.touchPupil, flexShrink: 0 },
  middle: { flexGrow: 1, minWidth: 0, display: 'flex', justifyContent: 'center' },
});

interface RunFrameProps {
  readonly title: string;
  /** How far somebody has come, above the task. */
  readonly way: ReactNode;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** One task at a time, the way through them above it, and nothing else. */
export function RunFrame({ title, way, onLeave, children }: RunFrameProps) {
  const styles = useStyles();
  return (
    <div className={styles.stage}>
      <div className={styles.head}>
        <button type="button" className={styles.round} aria-label={texts.leave} onClick={onLeave}>
          <Dismiss28Regular aria-hidden />
        </button>
        <div className={styles.middle}>{way}</div>
        <span className={styles.balance} aria-hidden />
      </div>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
