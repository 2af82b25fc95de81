import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import type { titleBlock } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { useTitleStyles } from './title-styles.ts';

// The page's own title is the one h1.
const levels = { large: 'h2', medium: 'h3', small: 'h4' } as const;

export function TitleBlockView({ settings }: BlockViewProps<SettingsOf<typeof titleBlock>>) {
  const styles = useTitleStyles();
  const Heading = levels[settings.size];
  if (settings.text === '') return <EmptyBlock>{blockViewTexts.title.missing}</EmptyBlock>;
  return <Heading className={mergeClasses(styles.title, styles[settings.size], styles[settings.align])}>{settings.text}</Heading>;
}
