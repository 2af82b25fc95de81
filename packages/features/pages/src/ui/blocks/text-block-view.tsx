import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { RichText, textBlock } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { useRichTextStyles } from './rich-text-styles.ts';
import { RichTextView } from './rich-text-view.tsx';

const useTextCardStyles = makeStyles({
  card: {
    padding: '20px 24px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: look.shadowCard,
    '@media (max-width: 640px)': { padding: '16px' },
    '@media print': { padding: 0, boxShadow: 'none' },
  },
});

export function TextBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof textBlock>>) {
  const styles = useTextCardStyles();
  const text = useRichTextStyles();
  if (isEmpty(settings.text)) return <EmptyBlock>{blockViewTexts.text.missing}</EmptyBlock>;
  return (
    <div className={mergeClasses(settings.card && styles.card)}>
      <div className={text.text}>
        <RichTextView text={settings.text} files={page.files} />
      </div>
    </div>
  );
}

function isEmpty(text: RichText): boolean {
  return text.content.every((node) => node.type === 'paragraph' && !node.content?.length);
}
