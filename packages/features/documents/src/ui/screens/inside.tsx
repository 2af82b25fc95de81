import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Card, EmptyState, LoadingBar, look } from '@pausenplatz/kernel-ui';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { useEffect, useRef, useState } from 'react';
import { isDrawnHere } from '../../contract/preview-path.ts';
import type { previewFile } from '../../contract/preview.ts';
import { previewTexts as texts } from '../../texts.preview.ts';
import { useSheetStyles } from '../sheet-styles.ts';
import { showDocument } from '../show-document.ts';
import { ShownPicture } from '../shown-picture.tsx';

const useStyles = makeStyles({
  picture: { borderRadius: look.radiusPicture, maxWidth: '100%', width: 'fit-content', marginInline: 'auto' },
  media: { display: 'block', width: '100%', maxHeight: '76vh', borderRadius: look.radiusPicture },
  film: { backgroundColor: '#000' },
  place: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  // Sheets of paper lie on the ground; words and tables need one of their own.
  words: {
    padding: '16px',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { padding: 0 },
  },
  paper: { width: '100%', maxWidth: '860px', marginInline: 'auto' },
  said: { color: tokens.colorNeutralForeground2 },
});

interface InsideProps {
  readonly file: OutputOf<typeof previewFile>;
}

/** What is in a file, as far as it can be seen or heard; else a way to take it along. */
export function Inside({ file }: InsideProps) {
  const styles = useStyles();
  const { url, name, mimeType } = file;
  if (mimeType.startsWith('image/')) return <ShownPicture file={file} alt={name} sizes="100vw" isSeenFirst className={styles.picture} />;
  if (mimeType.startsWith('audio/'))
    return (
      <Card>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what people recorded for each other */}
        <audio className={styles.media} controls src={url} aria-label={name} />
      </Card>
    );
  if (mimeType.startsWith('video/'))
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people recorded for each other
    return <video className={mergeClasses(styles.media, styles.film)} controls playsInline src={url} aria-label={name} />;
  if (isDrawnHere(mimeType)) return <Drawn file={file} />;
  return <EmptyState scene="shelf" title={texts.noPreviewTitle} body={texts.noPreview} />;
}

type Progress = { readonly is: 'drawing' } | { readonly is: 'drawn'; readonly words: string } | { readonly is: 'unreadable' };

function Drawn({ file: { url, mimeType } }: InsideProps) {
  const styles = useStyles();
  const sheet = useSheetStyles();
  const place = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>({ is: 'drawing' });
  useEffect(() => {
    const left = new AbortController();
    // A place for each drawing: one that was left draws into nothing that is seen.
    const drawing = document.createElement('div');
    drawing.className = sheet;
    place.current?.replaceChildren(drawing);
    showDocument(drawing, { url, mimeType }, left.signal).then(
      (words) => !left.signal.aborted && setProgress({ is: 'drawn', words }),
      () => !left.signal.aborted && setProgress({ is: 'unreadable' }),
    );
    return () => left.abort();
  }, [url, mimeType, sheet]);
  const isPaper = mimeType === 'application/pdf';
  if (progress.is === 'unreadable') return <EmptyState scene="rain" title={texts.unreadableTitle} body={texts.unreadable} />;
  return (
    <div className={mergeClasses(styles.place, isPaper ? styles.paper : styles.words)} aria-busy={progress.is === 'drawing'}>
      {progress.is === 'drawing' && <LoadingBar busy />}
      <p className={styles.said} role="status" hidden={progress.is === 'drawn' && progress.words === ''}>
        {progress.is === 'drawing' ? texts.loading : progress.words}
      </p>
      <div ref={place} data-document="" />
    </div>
  );
}
