import { makeStyles } from '@fluentui/react-components';
import { ReadButton } from '@pausenplatz/kernel-ui';
import { plainText, type RichText } from '../../contract/rich-text.ts';
import { blockViewTexts } from '../../texts.blocks.ts';

const useStyles = makeStyles({ place: { display: 'flex', justifyContent: 'flex-end', marginTop: '-20px', paddingRight: '12px' } });

/** Reads a text aloud, where the device can. */
export function ReadText({ text }: { readonly text: RichText }) {
  const styles = useStyles();
  return (
    <div className={styles.place}>
      <ReadButton words={[plainText(text)]} label={blockViewTexts.text.readAloud} />
    </div>
  );
}
