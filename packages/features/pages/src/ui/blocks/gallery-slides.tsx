import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import type { ReactNode } from 'react';
import { galleryViewTexts as texts } from '../../texts.gallery-block.ts';
import { useGalleryStyles } from './gallery-styles.ts';
import type { ShownPictureOfMany } from './lightbox.tsx';
import { TurnSign } from './turn-sign.tsx';
import { useStrip } from './use-strip.ts';

interface GallerySlidesProps {
  readonly pictures: readonly ShownPictureOfMany[];
  readonly buttonFor: (at: number, className: string, children: ReactNode) => ReactNode;
}

/** One picture after the other, in a row that fingers, keys and buttons move. */
export function GallerySlides({ pictures, buttonFor }: GallerySlidesProps) {
  const styles = useGalleryStyles();
  const { strip, index, go, onScroll, onKeyDown } = useStrip(pictures.length);
  const position = texts.position.replace('{number}', String(index + 1)).replace('{total}', String(pictures.length));
  return (
    <div className={styles.slides} role="group" aria-label={texts.label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls is reached by keys */}
      <div ref={strip} className={styles.strip} tabIndex={0} role="region" aria-label={position} onScroll={onScroll} onKeyDown={onKeyDown}>
        {pictures.map(({ id, file, alt, caption }, at) => (
          <figure key={id} className={mergeClasses(styles.figure, styles.slide)}>
            {buttonFor(
              at,
              styles.slideButton,
              <ShownPicture file={file} alt={alt} sizes="min(1120px, 100vw)" covers className={styles.whole} />,
            )}
            {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
          </figure>
        ))}
      </div>
      {pictures.length > 1 && (
        <div className={styles.bar}>
          <button type="button" className={styles.turn} aria-label={texts.before} disabled={index === 0} onClick={() => go(index - 1)}>
            <TurnSign name="before" className={styles.sign} />
          </button>
          <span className={styles.count} role="status">
            {position}
          </span>
          <button
            type="button"
            className={styles.turn}
            aria-label={texts.after}
            disabled={index === pictures.length - 1}
            onClick={() => go(index + 1)}
          >
            <TurnSign name="after" className={styles.sign} />
          </button>
        </div>
      )}
    </div>
  );
}
