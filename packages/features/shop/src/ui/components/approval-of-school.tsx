import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import { useApi, useCall } from '@pausenplatz/kernel-browser';
import { ButtonLink, Card, ListState, useOptimistic } from '@pausenplatz/kernel-ui';
import { useListStyles } from '@pausenplatz/office/ui';
import { getShopApproval, setShopApproval } from '../../contract/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';

const texts = shopUiTexts.approval;

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground2, maxWidth: '68ch' } });

/** Whether orders of a school wait for those who administer it. */
export function ApprovalOfSchool({ schoolId }: { readonly schoolId: string }) {
  const list = useListStyles();
  const styles = useStyles();
  const api = useApi();
  const query = useCall(getShopApproval, { schoolId });
  const updates = useOptimistic(getShopApproval, { schoolId });
  const set = (isNeeded: boolean) =>
    void updates.attempt({ show: () => ({ isNeeded }), send: () => api.call(setShopApproval, { schoolId, isNeeded }) });
  return (
    <Card as="section" className={list.form}>
      <ListState query={query} skeleton="form">
        {({ isNeeded }) => (
          <>
            <Switch label={texts.switch} checked={isNeeded} onChange={(_event, { checked }) => set(checked)} />
            <p className={styles.quiet}>{texts.help}</p>
          </>
        )}
      </ListState>
      <div>
        <ButtonLink to="/shop/bestellungen">{texts.toOrders}</ButtonLink>
      </div>
    </Card>
  );
}
