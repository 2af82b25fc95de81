import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { aiUiTexts } from '../../texts.ui.ts';
import { useAlerts, useSeeAlert } from '../data.ts';

const useStyles = makeStyles({ list: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' } });

/** Children to ask after; it says nothing of what they wrote. */
export function AlertList() {
  const styles = useStyles();
  const { alerts: texts } = aiUiTexts;
  const alerts = useAlerts();
  const see = useSeeAlert();
  if (alerts.length === 0) return null;
  return (
    <div className={styles.list}>
      {alerts.map(({ id, pupil, className, harm }) => (
        <MessageBar key={id} intent="warning" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>{texts.title}</MessageBarTitle>
            {fill(texts.body, { pupil, className, harm: texts.harms[harm] })}
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => see(id)}>{texts.seen}</Button>
          </MessageBarActions>
        </MessageBar>
      ))}
    </div>
  );
}
