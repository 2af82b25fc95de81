import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';

/** A picture of one's own that fills the window. */
export function PhotoBehind({ picture, className }: { readonly picture: ShownBlockFile; readonly className: string }) {
  return <ShownPicture file={picture} alt="" sizes="100vw" covers className={className} />;
}
