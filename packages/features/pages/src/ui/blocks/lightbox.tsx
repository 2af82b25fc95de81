import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { type MouseEvent, useEffect, useRef } from 'react';
import { galleryViewTexts as texts } from '../../texts.gallery-block.ts';
import { useGalleryStyles } from './gallery-styles.ts';
import { useLightboxStyles } from './lightbox-styles.ts';
import { TurnSign } from './turn-sign.tsx';
import { useStrip } from './use-strip.ts';

export interface ShownPictureOfMany {
  readonly id: string;
  readonly file: ShownBlockFile;
  readonly alt: string;
  readonly caption: string;
}

interface LightboxProps {
  readonly pictures: readonly ShownPictureOfMany[];
  readonly startAt: number;
  readonly onClose: () => void;
}

/** Pictures as large as the window, one after the other: by finger, keys and buttons. The browser's own dialog keeps the focus, and gives it back. */
export function Lightbox({ pictures, startAt, onClose }: LightboxProps) {
  const styles = useLightboxStyles();
  const { sign } = useGalleryStyles();
  const dialog = useRef<HTMLDialogElement>(null);
  const { strip, index, go, onScroll, onKeyDown } = useStrip(pictures.length);
  const start = useRef({ go, startAt });
  useEffect(() => {
    dialog.current?.showModal();
    start.current.go(start.current.startAt, 'instant');
  }, []);
  const close = () => dialog.current?.close();
  const closeBeside = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('img, button')) close();
  };
  const shown = pictures[index];
  const position = texts.position.replace('{number}', String(index + 1)).replace('{total}', String(pictures.length));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys and a press beside the picture only add to its buttons
    <dialog ref={dialog} className={styles.dialog} aria-label={texts.large} onClose={onClose} onKeyDown={onKeyDown} onClick={closeBeside}>
      <div className={styles.rows}>
        <div className={styles.top}>
          <span className={styles.count} role="status">
            {position}
          </span>
          <button type="button" className={styles.button} aria-label={texts.close} onClick={close}>
            <TurnSign name="close" className={sign} />
          </button>
        </div>
        <div ref={strip} className={styles.strip} onScroll={onScroll}>
          {pictures.map(({ id, file, alt }, at) => (
            <div key={id} className={styles.slide} aria-hidden={at !== index}>
              {Math.abs(at - index) <= 1 && (
                <div className={styles.frame}>
                  <ShownPicture file={file} alt={alt} sizes="100vw" covers isSeenFirst={at === index} className={styles.picture} />
                </div>
              )}
            </div>
          ))}
        </div>
        <div className={styles.bottom}>
          <button type="button" className={styles.button} aria-label={texts.before} disabled={index === 0} onClick={() => go(index - 1)}>
            <TurnSign name="before" className={sign} />
          </button>
          <p className={styles.caption}>{shown?.caption}</p>
          <button
            type="button"
            className={styles.button}
            aria-label={texts.after}
            disabled={index === pictures.length - 1}
            onClick={() => go(index + 1)}
          >
            <TurnSign name="after" className={sign} />
          </button>
        </div>
      </div>
    </dialog>
  );
}
