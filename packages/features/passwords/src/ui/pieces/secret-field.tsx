import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowShuffle20Regular } from '@fluentui/react-icons/svg/arrow-shuffle';
import { PasswordInput } from '@pausenplatz/account/ui';
import { FormField } from '@pausenplatz/kernel-ui';
import { passwordsLimits } from '../../contract/index.ts';
import { drawSigns, drawWords } from '../../rules/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { drawSecurely } from '../random.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface SecretFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly required?: boolean;
  /** Also signs without meaning, for who does not have to remember it. */
  readonly withSigns?: boolean;
  readonly onText: (text: string) => void;
}

const signs = 20;

/** A password that is written down here, with words or signs that nobody else would draw. */
export function SecretField({ label, help, error, value, required = false, withSigns = false, onText }: SecretFieldProps) {
  const styles = useStyles();
  const { item: texts } = passwordsUiTexts;
  return (
    <div className={styles.stack}>
      <FormField label={label} help={help} error={error} required={required}>
        <PasswordInput name="secret" autoComplete="off" maxLength={passwordsLimits.secretMaximum} value={value} onText={onText} />
      </FormField>
      <div className={styles.ways}>
        <Button icon={<ArrowShuffle20Regular />} onClick={() => onText(drawWords(drawSecurely))}>
          {texts.draw}
        </Button>
        {withSigns && <Button onClick={() => onText(drawSigns(signs, drawSecurely))}>{texts.drawSigns}</Button>}
      </div>
    </div>
  );
}
