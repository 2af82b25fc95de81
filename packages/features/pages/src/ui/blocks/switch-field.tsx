import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import { useId } from 'react';

const useStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

interface SwitchFieldProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something of a block that is on or off, with what it means. */
export function SwitchField({ label, help, isOn, onChange }: SwitchFieldProps) {
  const styles = useStyles();
  const helpId = useId();
  return (
    <div>
      <Switch label={label} aria-describedby={helpId} checked={isOn} onChange={(_event, { checked }) => onChange(checked)} />
      <p id={helpId} className={styles.help}>
        {help}
      </p>
    </div>
  );
}
