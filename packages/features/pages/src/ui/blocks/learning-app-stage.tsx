// oxlint-disable react/iframe-missing-sandbox -- exercises need scripts and their own origin, and that origin is never ours
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import { useRef } from 'react';
import { learningAppUrl } from '../../contract/learning-app.ts';
import { learningAppsViewTexts } from '../../texts.learning-apps.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { useLearningAppsStyles } from './learning-apps-styles.ts';
import { SafeLink } from './safe-link.tsx';

interface LearningAppStageProps {
  readonly app: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** One exercise in its frame, over the whole screen where the browser can, and the way back to the others. */
export function LearningAppStage({ app, title, onClose }: LearningAppStageProps) {
  const styles = useLearningAppsStyles();
  const place = useRef<HTMLElement>(null);
  const texts = learningAppsViewTexts;
  return (
    <section ref={place} className={mergeClasses(styles.place, styles.onScreen)} aria-label={title}>
      <div className={styles.bar}>
        <span className={styles.heading}>{title}</span>
        <span className={styles.tools}>
          <FullScreenButton place={place} />
          <button type="button" className={styles.close} onClick={onClose}>
            {texts.close}
          </button>
        </span>
      </div>
      <iframe
        ref={takeFocus}
        src={learningAppUrl(app)}
        title={title}
        className={styles.frame}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="fullscreen; autoplay"
        referrerPolicy="strict-origin"
      />
      <SafeLink url={learningAppUrl(app)} className={styles.elsewhere}>
        {texts.elsewhere}
      </SafeLink>
    </section>
  );
}

// The pressed tile is gone; whoever uses the keyboard goes on inside the frame.
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
