import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { blockEditorTexts } from '../../texts.ts';
import { type Losses, lossKinds } from './paste/losses.ts';

const useStyles = makeStyles({ list: { margin: '4px 0 0', paddingLeft: '1.4em' }, bar: { marginTop: '8px' } });

/** Names what of a paste did not come over, until somebody has read it. */
export function LossNotice({ losses, onClose }: { readonly losses: Losses; readonly onClose: () => void }) {
  const styles = useStyles();
  const { losses: texts } = blockEditorTexts.text;
  const lost = lossKinds.filter((kind) => (losses[kind] ?? 0) > 0);
  if (lost.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline" politeness="assertive" className={styles.bar}>
      <MessageBarBody>
        <MessageBarTitle>{texts.title}</MessageBarTitle>
        <ul className={styles.list}>
          {lost.map((kind) => (
            <li key={kind}>{fill(losses[kind] === 1 ? texts[kind].one : texts[kind].many, { count: losses[kind] ?? 0 })}</li>
          ))}
        </ul>
      </MessageBarBody>
      <MessageBarActions>
        <Button size="medium" onClick={onClose}>
          {texts.close}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
