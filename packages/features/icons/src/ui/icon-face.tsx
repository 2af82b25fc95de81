import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { makeStyles, mergeClasses } from '@pausenplatz/kernel-ui/theme';
import type { ComponentProps } from 'react';
import type { ChosenIcon } from '../contract/chosen-icon.ts';
import { pictograms } from '../contract/pictograms.data.ts';

// A sign stands on the colour of what it belongs to.
const useStyles = makeStyles({ picture: { backgroundColor: 'transparent' } });

interface IconFaceProps {
  readonly icon: ChosenIcon;
  /** The files of the page that shows it, by their ids. */
  readonly files?: Readonly<Record<string, ComponentProps<typeof ShownPicture>['file']>>;
  readonly className?: string | undefined;
}

/** An icon in the size of its class and the colour of its words; decoration beside a word. */
export function IconFace({ icon, files = {}, className }: IconFaceProps) {
  if (typeof icon === 'string') return <Strokes path={pictograms[icon]} className={className} />;
  if (icon.set === 'pausenplatz') return <Strokes path={icon.path} className={className} />;
  if (icon.set === 'own') return <Picture file={files[icon.fileId]} className={className} />;
  if (icon.set === 'emojis')
    return (
      <svg viewBox="0 0 24 24" className={className} aria-hidden>
        <text x="12" y="13" fontSize="19" textAnchor="middle" dominantBaseline="central">
          {icon.emoji}
        </text>
      </svg>
    );
  return (
    <svg viewBox="0 0 640 640" className={className} fill="currentColor" aria-hidden>
      <path d={icon.path} />
    </svg>
  );
}

function Strokes({ path, className }: { readonly path: string; readonly className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}

type PictureFile = ComponentProps<typeof ShownPicture>['file'];

/** A picture that is gone leaves a sign of what it was. */
function Picture({ file, className }: { readonly file: PictureFile | undefined; readonly className?: string | undefined }) {
  const styles = useStyles();
  if (!file) return <Strokes path={pictograms.picture} className={className} />;
  return <ShownPicture file={file} alt="" sizes="64px" covers className={mergeClasses(styles.picture, className)} />;
}
