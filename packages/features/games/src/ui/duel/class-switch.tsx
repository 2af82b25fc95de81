import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import { Card } from '@pausenplatz/kernel-ui';
import { duelTexts } from '../../texts.duel.ts';
import { useSetClassDuels } from './data.ts';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground2 } });

interface ClassSwitchProps {
  readonly classId: string;
  readonly isAllowed: boolean;
}

/** A teacher lets the class play against each other, or not. */
export function ClassSwitch({ classId, isAllowed }: ClassSwitchProps) {
  const styles = useStyles();
  const set = useSetClassDuels(classId);
  const { classSwitch: texts } = duelTexts;
  return (
    <Card as="section">
      <Switch checked={isAllowed} label={texts.label} onChange={(_event, { checked }) => set(checked)} />
      <p className={styles.quiet}>{texts.help}</p>
    </Card>
  );
}
