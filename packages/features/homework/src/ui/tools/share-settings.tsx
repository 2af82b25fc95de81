import { Button, makeStyles } from '@fluentui/react-components';
import { useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { ListState, notifyRefusal } from '@pausenplatz/kernel-ui';
import { listShares, revokeShare } from '../../contract/index.ts';
import { toolTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center', justifyContent: 'space-between' },
});

/** Where guests can look in, and how to end it. */
export function ShareSettings() {
  const styles = useStyles();
  const api = useApi();
  const { plan } = usePlanView();
  const query = useCall(listShares, { schoolClassId: plan.schoolClass.id });
  const texts = toolTexts.settings;
  return (
    <ListState query={query} isEmpty={({ shares }) => shares.length === 0} empty={<p>{texts.noShares}</p>}>
      {({ shares }) =>
        shares.map(({ id, createdAt }) => (
          <div key={id} className={styles.line}>
            <span>{fill(texts.share, { date: longDay(createdAt) })}</span>
            <Button size="small" onClick={() => void api.call(revokeShare, { id }).then(() => query.refetch(), notifyRefusal)}>
              {texts.revoke}
            </Button>
          </div>
        ))
      }
    </ListState>
  );
}
