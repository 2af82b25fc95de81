import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import { type ReactNode, useState } from 'react';
import type { galleryBlock } from '../../contract/index.ts';
import { galleryViewTexts as texts } from '../../texts.gallery-block.ts';
import { GallerySlides } from './gallery-slides.tsx';
import { useGalleryStyles } from './gallery-styles.ts';
import { Lightbox, type ShownPictureOfMany } from './lightbox.tsx';

/** Pictures as a grid, each in its own shape, or one after the other; a press shows one as large as the window. */
function GalleryBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof galleryBlock>>) {
  const styles = useGalleryStyles();
  const [opened, setOpened] = useState<number | null>(null);
  if (settings.pictures.length === 0) return <EmptyBlock>{texts.missing}</EmptyBlock>;
  const pictures: readonly ShownPictureOfMany[] = settings.pictures.flatMap(({ id, fileId, alt, caption }) => {
    const file = page.files[fileId];
    return file ? [{ id, file, alt, caption }] : [];
  });
  if (pictures.length === 0) return <EmptyBlock>{texts.gone}</EmptyBlock>;
  const isGrid = settings.look === 'grid';
  const buttonFor = (at: number, className: string, children: ReactNode) => (
    <PictureButton picture={pictures[at]} number={at + 1} className={className} onOpen={() => setOpened(at)}>
      {children}
    </PictureButton>
  );
  return (
    <>
      {settings.look === 'slides' ? (
        <GallerySlides pictures={pictures} buttonFor={buttonFor} />
      ) : (
        <ul className={mergeClasses(styles.list, isGrid ? styles.grid : styles.masonry)} aria-label={texts.label}>
          {pictures.map(({ id, file, alt, caption }, at) => (
            <li key={id} className={mergeClasses(styles.item, !isGrid && styles.below)}>
              <figure className={styles.figure}>
                {buttonFor(
                  at,
                  styles.button,
                  <ShownPicture
                    file={file}
                    alt={alt}
                    sizes="(max-width: 480px) 50vw, 280px"
                    covers={isGrid}
                    className={isGrid ? styles.square : styles.own}
                  />,
                )}
                {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      )}
      {opened !== null && <Lightbox pictures={pictures} startAt={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface PictureButtonProps {
  readonly picture: ShownPictureOfMany | undefined;
  readonly number: number;
  readonly className: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A button, so that a press on a page that is not awake yet is done once it is. */
function PictureButton({ picture, number, className, onOpen, children }: PictureButtonProps) {
  const name = picture?.alt || picture?.caption || texts.unnamed.replace('{number}', String(number));
  return (
    <button type="button" className={className} aria-label={texts.enlarge.replace('{name}', () => name)} onClick={onOpen}>
      {children}
    </button>
  );
}

export const galleryViews = { Gallery: GalleryBlockView } as const;
