import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { fill, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import type { titleBlock } from '../../contract/index.ts';
import { anchorOf } from '../../rules/anchor-of.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { useTitleStyles } from './title-styles.ts';

// The page's own title is the one h1.
const levels = { large: 'h2', medium: 'h3', small: 'h4' } as const;

/** A title that an address leads to: its sign beside it, which a pointer and the keyboard find. */
export function TitleBlockView({ settings }: BlockViewProps<SettingsOf<typeof titleBlock>>) {
  const styles = useTitleStyles();
  const { text, size, align } = settings;
  const Heading = levels[size];
  if (text === '') return <EmptyBlock>{blockViewTexts.title.missing}</EmptyBlock>;
  const anchor = anchorOf(text);
  return (
    <div className={mergeClasses(styles.frame, styles[align])}>
      <Heading id={anchor ?? undefined} className={mergeClasses(styles.title, styles[size], styles.anchored)}>
        {text}
      </Heading>
      {anchor !== null && (
        <a href={`#${anchor}`} aria-label={fill(blockViewTexts.title.anchor, { title: text })} className={styles.anchor}>
          #
        </a>
      )}
    </div>
  );
}
