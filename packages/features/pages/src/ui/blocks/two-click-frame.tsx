// oxlint-disable react/iframe-missing-sandbox -- what schools embed needs scripts and its own origin, and that origin is never ours
import { useIsEdited } from '@pausenplatz/kernel-host/empty-block';
import { AtOnce, useIsTakenOver } from '@pausenplatz/kernel-ui/drawn';
import { look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import { blockViewTexts } from '../../texts.blocks.ts';
import { OnPaper } from './on-paper.tsx';
import { SafeLink } from './safe-link.tsx';

const useStyles = makeStyles({
  box: {
    width: '100%',
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
    overflow: 'hidden',
    '@media print': { display: 'none' },
  },
  video: { aspectRatio: '16 / 9', maxWidth: '860px', marginLeft: 'auto', marginRight: 'auto' },
  frame: { display: 'block', width: '100%', height: '100%', border: 'none', backgroundColor: tokens.colorNeutralBackground1 },
  card: {
    boxSizing: 'border-box',
    minHeight: '220px',
    padding: '24px 16px',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media print': { display: 'none' },
    alignContent: 'center',
    textAlign: 'center',
    backgroundColor: look.colors.blue.surface,
    color: look.colors.blue.ink,
  },
  words: { display: 'grid', justifyItems: 'center', gap: '12px' },
  // A narrow card needs more height than 16:9 gives.
  videoCard: { maxWidth: '860px', marginLeft: 'auto', marginRight: 'auto', '@media (min-width: 640px)': { aspectRatio: '16 / 9' } },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  explain: { margin: 0, maxWidth: '46ch', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase300 },
  load: {
    minHeight: '48px',
    padding: '0 24px',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    border: 'none',
    borderRadius: look.radiusChip,
    backgroundColor: look.colors.blue.strong,
    color: look.colors.blue.onStrong,
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { filter: 'brightness(1.08)' },
  },
  play: { width: '18px', height: '18px' },
  elsewhere: { minHeight: '44px', display: 'inline-flex', alignItems: 'center', color: 'inherit', textUnderlineOffset: '3px' },
});

/** What a school says about the service that a content comes from. */
type RuleOfService = 'allowed' | 'forbidden' | undefined;

interface TwoClickFrameProps {
  readonly rule: RuleOfService;
  /** Whose content it is, as people know it. */
  readonly host: string;
  readonly title: string;
  readonly frameUrl: string;
  /** Address for people, where the content can be seen without us. */
  readonly url: string;
  readonly kind: 'video' | 'page';
  readonly heightPx?: number;
  /** Width to height, in place of a height. */
  readonly ratio?: string;
  readonly onLoaded?: () => void;
}

/** Foreign content behind a click (P11): before it, nothing at all is loaded from the other host, unless the school allows that. */
export function TwoClickFrame({ rule, host, title, frameUrl, url, kind, heightPx, ratio, onLoaded }: TwoClickFrameProps) {
  const styles = useStyles();
  const [isPressed, setPressed] = useState(false);
  const texts = blockViewTexts.twoClick;
  const said = (sentence: string) => sentence.replaceAll('{host}', host);
  const size = ratio === undefined ? { height: heightPx && `${heightPx}px` } : { aspectRatio: ratio, minHeight: '360px' };
  const load = () => {
    setPressed(true);
    onLoaded?.();
  };
  const isEdited = useIsEdited();
  const isTakenOver = useIsTakenOver();
  if (rule === 'forbidden')
    return (
      <>
        <OnPaper title={title} url={null} />
        <div className={mergeClasses(styles.box, styles.card)}>
          <AtOnce className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p className={styles.explain}>{said(texts.forbidden)}</p>
            {isEdited && <p className={styles.explain}>{texts.forbiddenHelp}</p>}
          </AtOnce>
        </div>
      </>
    );
  if (isPressed || rule === 'allowed') {
    return (
      <>
        <OnPaper title={title} url={url} />
        <div className={mergeClasses(styles.box, kind === 'video' && styles.video)} style={size}>
          {isTakenOver && (
            <iframe
              {...(isPressed && { ref: takeFocus })}
              src={isPressed || kind === 'page' ? frameUrl : unplayed(frameUrl)}
              title={title}
              className={styles.frame}
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
              allow={kind === 'video' ? 'autoplay; fullscreen; encrypted-media; picture-in-picture' : 'fullscreen'}
              referrerPolicy="strict-origin"
              loading="lazy"
            />
          )}
        </div>
      </>
    );
  }
  return (
    <>
      <OnPaper title={title} url={url} />
      <div className={mergeClasses(styles.box, styles.card, kind === 'video' && styles.videoCard)}>
        <AtOnce className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.explain}>{said(texts.explain)}</p>
          <button type="button" className={styles.load} onClick={load}>
            <svg viewBox="0 0 18 18" className={styles.play} fill="currentColor" aria-hidden>
              <path d={kind === 'video' ? 'M4 2.500v13l11-6.500z' : 'M8 2h2v6h6v2h-6v6H8v-6H2V8h6z'} />
            </svg>
            {kind === 'video' ? texts.loadVideo : texts.load}
          </button>
          <SafeLink url={url} className={styles.elsewhere}>
            {said(texts.elsewhere)}
          </SafeLink>
        </AtOnce>
      </div>
    </>
  );
}

/** A film that nobody pressed waits for its own button. */
function unplayed(frameUrl: string): string {
  const address = new URL(frameUrl);
  address.searchParams.delete('autoplay');
  return address.href;
}

// The pressed button is gone; whoever uses the keyboard goes on inside the frame.
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
