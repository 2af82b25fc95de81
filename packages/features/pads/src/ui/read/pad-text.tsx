import { fill } from '@pausenplatz/kernel-contract';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import type { Pad } from '../../contract/pads.ts';
import { padBlockTexts as texts } from '../../texts.block.ts';
import { Legend } from './legend.tsx';
import { usePaperStyles } from './paper-styles.ts';
import { Segments } from './segments.tsx';

/** A text to who reads it: light enough for frames, and drawn by the server. */
export function PadText({ title, pad }: { readonly title: string; readonly pad: Pick<Pad, 'segments' | 'authors' | 'rights'> }) {
  const styles = usePaperStyles();
  const { segments, authors, rights } = pad;
  if (segments.length === 0)
    return (
      <p className={styles.quiet}>
        {texts.empty} {rights.mayWrite && texts.emptyToo}
      </p>
    );
  return (
    <>
      <div
        className={mergeClasses(styles.sheet, styles.reading)}
        role="group"
        aria-label={fill(texts.text, { title: title || texts.unnamed })}
      >
        <Segments segments={segments} authors={authors} />
      </div>
      <Legend segments={segments} authors={authors} />
    </>
  );
}
