import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { viewerOf } from '@pausenplatz/documents/viewer-path';
import type { BlockSurroundings } from '@pausenplatz/kernel-host';
import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { createContext, type ReactNode, use } from 'react';
import type { TextPicture } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { creditsOf } from './credits-of.ts';
import { FileLink, SafeLink } from './safe-link.tsx';

const FilesContext = createContext<BlockSurroundings['files']>({});

/** What a text may show, around it. */
export const TextFiles = FilesContext.Provider;

interface LinkInTextProps {
  readonly href: string;
  readonly fileId?: string | null | undefined;
  readonly children: ReactNode;
}

/** Words that lead somewhere; those that led to a file that is gone stay as words. */
export function LinkInText({ href, fileId, children }: LinkInTextProps) {
  const files = use(FilesContext);
  if (!fileId) return <SafeLink url={href}>{children}</SafeLink>;
  const file = files[fileId];
  return file ? <FileLink url={viewerOf(file.url)}>{children}</FileLink> : children;
}

/** How wide a picture is drawn, as the styles of a text say; a text ends at 68 letters, and on a phone a picture takes its width. */
const sizes = { small: '(max-width: 640px) 100vw, 220px', medium: '(max-width: 640px) 100vw, 360px', full: 'min(640px, 100vw)' } as const;

/** A picture between the words, or at their side; whoever edits the page sees that one is gone. */
export function PictureInText({ picture }: { readonly picture: TextPicture }) {
  const { fileId, alt, caption, width, side } = picture;
  const file = use(FilesContext)[fileId];
  if (!file) return <EmptyBlock>{blockViewTexts.picture.gone}</EmptyBlock>;
  const credits = creditsOf(picture);
  return (
    <figure data-picture={width} data-side={side}>
      <ShownPicture file={file} alt={alt} sizes={sizes[width]} />
      {(caption !== '' || credits !== '') && (
        <figcaption>
          {caption}
          {caption !== '' && credits !== '' && ' '}
          {credits !== '' && <small>{credits}</small>}
        </figcaption>
      )}
    </figure>
  );
}
