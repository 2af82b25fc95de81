import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { titleBlock } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { Placeholder } from './placeholder.tsx';

const useStyles = makeStyles({
  title: { margin: 0, color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere', letterSpacing: '-0.01em', textWrap: 'balance' },
  large: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontWeight: tokens.fontWeightBold },
  medium: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  small: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
});

// The page's own title is the one h1.
const levels = { large: 'h2', medium: 'h3', small: 'h4' } as const;

export function TitleBlockView({ settings }: BlockViewProps<SettingsOf<typeof titleBlock>>) {
  const styles = useStyles();
  const Heading = levels[settings.size];
  if (settings.text === '') return <Placeholder>{blockViewTexts.title.missing}</Placeholder>;
  return <Heading className={mergeClasses(styles.title, styles[settings.size], styles[settings.align])}>{settings.text}</Heading>;
}
