import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { viewerOf } from '@pausenplatz/documents/viewer-path';
import type { BlockSurroundings } from '@pausenplatz/kernel-host';
import { createContext, type ReactNode, use } from 'react';
import type { TextPicture } from '../../contract/index.ts';
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

/** A picture between the words, or at their side. */
export function PictureInText({ picture: { fileId, alt, caption, width, side } }: { readonly picture: TextPicture }) {
  const file = use(FilesContext)[fileId];
  if (!file) return null;
  return (
    <figure data-picture={width} data-side={side}>
      <ShownPicture file={file} alt={alt} sizes={sizes[width]} />
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
