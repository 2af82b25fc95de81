import { memo } from 'react';
import { RichTextView } from '../blocks/rich-text-view.tsx';
import { useRichTextStyles } from '../blocks/rich-text-styles.ts';
import type { RichText } from '../../contract/index.ts';

interface DrawnTextProps {
  /** Of the nodes of rich text; what is none of them draws nothing. */
  readonly text: { readonly type: 'doc'; readonly content: readonly object[] };
}

/** A text that stands on no page, drawn as pages draw theirs. */
export const DrawnText = memo(function DrawnText({ text }: DrawnTextProps) {
  const styles = useRichTextStyles();
  return (
    <div className={styles.text}>
      <RichTextView text={text as RichText} />
    </div>
  );
});
