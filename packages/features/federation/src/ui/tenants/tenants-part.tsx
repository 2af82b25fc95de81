import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Card, Chip, ConfirmDialog, EmptyState, ListState, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { fill } from '@pausenplatz/kernel-contract';
import { type OfficePart, useChange, useListStyles } from '@pausenplatz/office/ui';
import { type ComponentProps, useState } from 'react';
import { listTenants, setTenant, type Tenant } from '../../contract/index.ts';
import { tenantTexts as texts } from '../../texts.tenants.ts';
import { accountListTexts } from '../../texts.account-list.ts';
import { AccountListDialog } from './accounts/account-list-dialog.tsx';
import { useTenants } from './data.ts';
import { TeamsApp } from './teams-app.tsx';
import { TenantLinks } from './tenant-links.tsx';
import { TenantRequests } from './tenant-requests.tsx';

/** Which organisations' Teams open the school's accounts: who asks, who is in, whose accounts are connected. */
export function TenantsPart({ school }: ComponentProps<OfficePart['Part']>) {
  const styles = useListStyles();
  const query = useTenants(school.id);
  return (
    <div className={styles.stack}>
      <p className={styles.quiet}>{texts.lead}</p>
      <ListState query={query}>
        {({ isSetUp, schoolConfirmed, requests, tenants }) => (
          <>
            {!isSetUp && <EmptyState scene="closedGate" title={texts.notSetUp} body={texts.notSetUpBody} />}
            {!schoolConfirmed && <EmptyState scene="closedGate" title={texts.unconfirmed} body={texts.unconfirmedBody} />}
            {isSetUp && schoolConfirmed && requests.length === 0 && tenants.length === 0 && (
              <EmptyState scene="schoolYard" title={texts.empty} body={texts.emptyBody} />
            )}
            {isSetUp && <TeamsApp schoolId={school.id} />}
            {requests.length > 0 && <TenantRequests schoolId={school.id} requests={requests} mayApprove={schoolConfirmed} />}
            {tenants.length > 0 && <Tenants schoolId={school.id} tenants={tenants} mayConnect={schoolConfirmed} />}
          </>
        )}
      </ListState>
    </div>
  );
}

interface TenantsProps {
  readonly schoolId: string;
  readonly tenants: readonly Tenant[];
  /** A school that the operator knows. */
  readonly mayConnect: boolean;
}

const useTenantStyles = makeStyles({
  tenant: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, ':last-child': { borderBottom: 'none' } },
});

function Tenants({ schoolId, tenants, mayConnect }: TenantsProps) {
  const styles = useListStyles();
  const tenantStyles = useTenantStyles();
  const set = useChange(setTenant, [listTenants]);
  const [open, setOpen] = useState<string | null>(null);
  const [blocking, setBlocking] = useState<Tenant | null>(null);
  const [listing, setListing] = useState<string | null>(null);
  const change = ({ tid, name }: Tenant, status: Tenant['status']) => {
    set({ schoolId, tid, status }).then(
      () => status === 'approved' && notify({ type: 'success', title: fill(texts.approved, { name }) }),
      notifyRefusal,
    );
  };
  return (
    <Card>
      <h2 className={styles.name}>{texts.tenants}</h2>
      <ul className={styles.list}>
        {tenants.map((tenant) => {
          const { tid, name, status, linked } = tenant;
          const isOpen = open === tid;
          return (
            <li key={tid} className={tenantStyles.tenant}>
              <div className={styles.row}>
                <div className={styles.words}>
                  <p className={styles.name}>
                    {name} <Chip color={status === 'approved' ? 'green' : 'grey'}>{texts.states[status]}</Chip>
                  </p>
                  <p className={styles.note}>{`${linkedWords(linked)} · ${fill(texts.proofNone, { tid })}`}</p>
                </div>
                <div className={styles.actions}>
                  <Button aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : tid)}>
                    {isOpen ? texts.hideLinks : texts.showLinks}
                  </Button>
                  {status === 'approved' && mayConnect && (
                    <Button aria-label={fill(accountListTexts.openNamed, { name })} onClick={() => setListing(tid)}>
                      {accountListTexts.open}
                    </Button>
                  )}
                  {status === 'approved' ? (
                    <Button aria-label={fill(texts.withdrawNamed, { name })} onClick={() => setBlocking(tenant)}>
                      {texts.withdraw}
                    </Button>
                  ) : (
                    <Button aria-label={fill(texts.againNamed, { name })} onClick={() => change(tenant, 'approved')}>
                      {texts.again}
                    </Button>
                  )}
                </div>
              </div>
              {isOpen && <TenantLinks schoolId={schoolId} tid={tid} />}
            </li>
          );
        })}
      </ul>
      {listing !== null && <AccountListDialog schoolId={schoolId} tid={listing} onClose={() => setListing(null)} />}
      {blocking && (
        <ConfirmDialog
          title={fill(texts.withdrawTitle, { name: blocking.name })}
          confirmLabel={texts.withdraw}
          onConfirm={() => change(blocking, 'blocked')}
          onClose={() => setBlocking(null)}
        >
          {texts.withdrawBody}
        </ConfirmDialog>
      )}
    </Card>
  );
}

const linkedWords = (count: number): string => (count === 1 ? texts.linkedOne : fill(texts.linked, { count }));
