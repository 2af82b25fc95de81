import { fill } from '@pausenplatz/kernel-contract';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { ReactNode } from 'react';
import type { ShownContent } from '../../contract/content.ts';
import { adventTexts } from '../../texts.ts';
import { Quiz } from './quiz.tsx';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightBold,
    overflowWrap: 'anywhere',
  },
  text: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    whiteSpace: 'pre-line',
    maxWidth: '68ch',
    overflowWrap: 'anywhere',
  },
  wide: { width: '100%' },
  picture: { width: '100%', maxWidth: '760px', borderRadius: '14px', justifySelf: 'center' },
  video: {
    display: 'block',
    width: '100%',
    maxHeight: '70vh',
    borderRadius: '14px',
    backgroundColor: '#000',
    '@media print': { display: 'none' },
  },
  audio: { display: 'block', width: '100%', minHeight: '54px', '@media print': { display: 'none' } },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    padding: '0 24px',
    borderRadius: '999px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
});

/** Draws a block behind a door with what the host has for it. */
export type DrawBlock = (block: Extract<ShownContent, { kind: 'block' }>) => ReactNode;

interface BehindDoorProps {
  readonly content: ShownContent;
  readonly label: string;
  readonly drawBlock: DrawBlock;
}

/** What is behind a door. It works without any script. */
export function BehindDoor({ content, label, drawBlock }: BehindDoorProps) {
  const styles = useStyles();
  return (
    <div className={styles.content}>
      {content.title !== '' && <h2 className={styles.title}>{content.title}</h2>}
      {content.text !== '' && <p className={styles.text}>{content.text}</p>}
      <Special content={content} label={label} drawBlock={drawBlock} />
    </div>
  );
}

function Special({ content, label, drawBlock }: BehindDoorProps) {
  const styles = useStyles();
  const { door: texts } = adventTexts;
  switch (content.kind) {
    case 'text':
      return null;
    case 'picture':
      return (
        <ShownPicture
          file={content.file}
          alt={content.alt || content.title || fill(texts.picture, { label })}
          sizes="(max-width: 800px) 100vw, 760px"
          isSeenFirst
          className={mergeClasses(styles.picture)}
        />
      );
    case 'video':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a film that a child made; what is said stands in the words beside it
        <video
          className={styles.video}
          controls
          playsInline
          preload="metadata"
          src={content.file.url}
          aria-label={content.title || fill(texts.video, { label })}
        />
      );
    case 'audio':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- sound that a child recorded; what is said stands in the words beside it
        <audio
          className={styles.audio}
          controls
          preload="metadata"
          src={content.file.url}
          aria-label={content.title || fill(texts.audio, { label })}
        />
      );
    case 'link':
      return <WayOn href={content.url}>{fill(texts.linkTo, { host: hostOf(content.url) })}</WayOn>;
    case 'quiz':
      return <Quiz quiz={content} name={`quiz-${label}`} />;
    case 'block':
      return <div className={styles.wide}>{drawBlock(content)}</div>;
  }
}

/** A link out of the calendar, in a tab of its own. */
export function WayOn({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className={useStyles().link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Where a link leads, as one says it; an own path says itself. */
function hostOf(url: string): string {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('/') || url.startsWith('#') ? url : `https://${url}`;
  return URL.canParse(whole) ? new URL(whole).host.replace(/^www\./, '') || url : url;
}
