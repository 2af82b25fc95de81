import { Button, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Card } from '@pausenplatz/kernel-ui';
import { rankingsTexts } from '../../texts.ts';
import { useOwnRanking, useSetOwnRanking } from '../data.ts';

const useStyles = makeStyles({
  card: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  words: { minWidth: 0, flex: '1 1 280px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Whether one is on the lists, and under which name. */
export function OwnSwitch() {
  const styles = useStyles();
  const own = useOwnRanking().data;
  const set = useSetOwnRanking();
  const { own: texts } = rankingsTexts;
  if (!own) return null;
  if (!own.mayBeListed)
    return (
      <Card as="section">
        <p className={styles.quiet}>{texts.closed}</p>
      </Card>
    );
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.words}>
        <Switch
          checked={own.isListed}
          label={fill(texts.listed, { alias: own.alias })}
          onChange={(_event, { checked }) => set(checked, false)}
        />
        <p className={styles.quiet}>{texts.help}</p>
      </div>
      <Button onClick={() => set(own.isListed, true)}>{texts.another}</Button>
    </Card>
  );
}
